import { serverHouse } from './server_house';
import type { House } from './table';

/// The one place that says where this page's tables are.
export const house: House = serverHouse;

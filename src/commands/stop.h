#pragma once

namespace londinium {

/// From now on the first Ctrl-C (or SIGTERM) asks a long command to stop: it
/// finishes what it is about and tells what it has. A second one ends it.
void stop_when_asked();
bool stop_asked();

} // namespace londinium

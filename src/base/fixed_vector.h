#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace londinium {

/// A vector with room for N items inside itself: no heap, copied with memcpy.
/// Items beyond size() are zero in a value-initialised vector and stay so when
/// items are removed with erase() or pop_back(): two vectors with the same
/// items are then the same bytes, which lets whole states be compared at once.
template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(N < 65536);

public:
    using value_type = T;
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

    static constexpr std::size_t capacity() { return N; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == N; }

    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

    T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    T& back() {
        assert(size_ > 0);
        return items_[size_ - 1];
    }
    const T& back() const {
        assert(size_ > 0);
        return items_[size_ - 1];
    }

    void push_back(T item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    /// Without a branch, for lists that are filled by the million. There must be
    /// room for the item even if it is not wanted.
    void push_back_if(bool wanted, T item) {
        assert(size_ < N);
        items_[size_] = item;
        size_ = static_cast<Size>(size_ + wanted);
    }
    T pop_back() {
        assert(size_ > 0);
        T item = items_[--size_];
        items_[size_] = T{};
        return item;
    }
    void insert(std::size_t place, T item) {
        assert(place <= size_ && size_ < N);
        for (std::size_t i = size_; i > place; --i) items_[i] = items_[i - 1];
        items_[place] = item;
        ++size_;
    }
    void erase(std::size_t place) {
        assert(place < size_);
        for (std::size_t i = place + 1; i < size_; ++i) items_[i - 1] = items_[i];
        items_[--size_] = T{};
    }
    /// Empties the vector without wiping the items: for scratch lists only.
    void clear() { size_ = 0; }

private:
    T items_[N];
    Size size_;
};

} // namespace londinium

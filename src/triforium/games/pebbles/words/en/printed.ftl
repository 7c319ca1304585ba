# The words printed on the components.

## Words

printed-part-heap = Heap
printed-small = small
printed-big = big

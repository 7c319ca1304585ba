# What is printed on the components, word by word.

## Words

printed-part-heap = Heap
printed-small = small
printed-big = big

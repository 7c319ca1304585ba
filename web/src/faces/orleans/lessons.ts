import type { Lesson } from "../face";

export const lessons: Lesson[] = [];

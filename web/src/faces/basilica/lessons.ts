/** Basilica in ten minutes: three positions of the real game, played with the real rules. */
import type { Lesson } from "../face";

const FULL = "AM.MS.SJ.JA";

export const LESSONS: Lesson[] = [
  {
    position: `bas1 2022 g:Y6,1,G1b,B1,1 o:R6,B4,YB2 v:R1,G3,BR2 t:w3 q:1/0 W:0,5,${FULL},1 B:0,4,${FULL},1 s:* d:- r:0`,
    seat: 0,
    steps: [
      { words: "face-learn-welcome" },
      { words: "face-learn-vault", wants: ["place_vault"], show: ["vault 0", "vault 1", "vault 2"] },
      { words: "face-learn-put", wants: ["put"] },
      { words: "face-learn-builder", wants: ["place_builder"] },
      { words: "face-learn-slide" },
      { words: "face-learn-order", wants: ["order 2"], show: ["order 2"] },
      { words: "face-learn-recruit", wants: ["recruit"] },
    ],
  },
  {
    position: `bas1 2022 g:R2w,R4,B2,Y6,1/1,Y1w,G1,2 o:B1,Y8,R6 v:B3,R5,G5 t:w3 q:3/0 W:0,3,${FULL},1 B:0,5,${FULL},1 s:* d:- r:0`,
    seat: 0,
    steps: [
      { words: "face-learn-why", show: ["order 1"] },
      { words: "face-learn-promote", wants: ["order 0"], show: ["order 0"] },
      { words: "face-learn-who", wants: ["promote"] },
      { words: "face-learn-rank", wants: ["rank"] },
      { words: "face-learn-ranks" },
    ],
  },
  {
    position:
      "bas1 2022 g:R1wAm,R2,G1b,YB3,1/R6,Y5*,G6,2/1,Y6,B2*,#,1 o:R3,BG1,Y8 v:G3,YR2,B6 t:w3 q:9/0 W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0",
    seat: 0,
    steps: [
      { words: "face-learn-areas" },
      { words: "face-learn-crown", wants: ["place_vault 0"], show: ["vault 0"] },
      { words: "face-learn-score", wants: ["put"] },
      { words: "face-learn-clean" },
    ],
  },
];

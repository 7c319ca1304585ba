/** The tutorial: three positions of one game, played with the real rules. */
import type { Lesson } from "../face";

const TO_THE_ROAD =
  "orl1 n3 N R1 S0 @a place:K | red:K5A3T3M2 blue:F6A3T3M2 out:- mon:6 black:W7S4B5 ros:9 | town:- | \
map:WBBWWSSSSWSBSWWWBRWS | a:ORL=- b:ORL=B c:ORL=S | CHA:WS2=- TOU:WS1=- BOU:WS8=- | hg:HG1=- next:HG4,HG6 | ev:E01,E06 ord:- | bp:SSSSSSSRRRMM";
const TO_THE_MARKET =
  "orl1 n3 N R2 S3 @a place:T | red:K5A3T2M2 blue:F5A3T3M2 out:- mon:6 black:W5S2B4 ros:9 | town:CA1=K,BO1=F | \
map:.BBWWSSSSWSBSWWWBRWS | a:CHA=WW b:TOU=B c:BOU=S | CHA:WS2=SS TOU:WS1=W BOU:WS8=- | hg:HG1=B next:HG4 | ev:E01,E06 ord:- | bp:sssSSSSRRRMM";
const FULL_KNAPSACK =
  "orl1 n3 N R3 S5 @a place:F | red:K5A3T3M2 blue:F5A3T3M2 out:- mon:6 black:W5S3B2 ros:9 | town:CA1=K | \
map:WBBWWSSSSWSBS.WWBRWS | a:BLO=WWSBB b:TOU=B c:BOU=S | CHA:WS2=x TOU:WS1=W BOU:WS8=- | hg:HG1=B next:- | ev:E01,E06 ord:- | bp:ssssSSSRRRMM";

export const LESSONS: Lesson[] = [
  {
    position: TO_THE_ROAD,
    seat: 0,
    seats: 3,
    steps: [
      { words: "face-lesson-together", show: ["cathedral"] },
      { words: "face-lesson-bags", show: ["bag red", "bag blue"] },
      {
        words: "face-lesson-place",
        wants: ["place 0", "place 1", "place 2"],
        show: ["space CA1", "space CA2", "space CA3"],
      },
      { words: "face-lesson-go", wants: ["go 0"], show: ["place CHA", "token L01a"] },
      { words: "face-lesson-take", wants: ["take 0"], show: ["token L01a", "seat 0"] },
    ],
  },
  {
    position: TO_THE_MARKET,
    seat: 0,
    seats: 3,
    steps: [
      { words: "face-lesson-workshop", show: ["workshop CHA"] },
      {
        words: "face-lesson-market",
        wants: ["place 4", "place 5", "place 13", "place 14"],
        show: ["space MK1", "space MK2", "space MK3", "space MK4"],
      },
      { words: "face-lesson-deliver", wants: ["deliver 1"], show: ["workshop CHA"] },
      { words: "face-lesson-again", wants: ["deliver 1"], show: ["workshop CHA"] },
      { words: "face-lesson-rosette", wants: ["keep", "give"], show: ["seat 0", "seat 1", "seat 2"] },
    ],
  },
  {
    position: FULL_KNAPSACK,
    seat: 0,
    seats: 3,
    steps: [
      { words: "face-lesson-full", show: ["seat 0"] },
      { words: "face-lesson-rest", wants: ["rest"], show: ["seat 0"] },
      { words: "face-lesson-blueprint", wants: ["blueprint"], show: ["blueprint 4"] },
      { words: "face-lesson-hour-glass", show: ["hourglass"] },
      { words: "face-lesson-festival", show: ["space FE1", "space FE2", "order"] },
      { words: "face-lesson-bell", show: ["space BT"] },
      { words: "face-lesson-talk" },
    ],
  },
];

/** The tutorial: three positions of a game, played with the real rules; the opponent has passed and only watches. */
import type { Lesson } from "../face";

const A_TURN = `SMF1 n=2 diff=easy round=1 first=1 active=1 step=turn ends=-
F T2 W2 K1 L2 G1 S1 A6 P1
ED I=E15 II=E13 III=E11 | I=E10 II=E14 III=E12 | pile=9
WP A=CS-A,VI-A*[CB-A] B=CS-B[CB-B] C=CS-C,VI-B*[CB-C]
VY ROM M1b a1=L-SIG/? c1=A1
VY CON M2b a1=L-OKE/? c1=A2
VY ALE M3b a1=L-ROM/? c1=A4
VY TUN M4b a1=L-DOM/? c1=A6
VY BAR M5b a1=L-GIS/? c1=A8
CP 11
P1 savoy vp=0 A=6 S=2 G=1 ship=ROM castle=T1:TN1,W3:WN1,T4:TN2 allies=- spec=0,0,0 covers=- \
hand=H-COIN,H-DRAW,H-GRAIN,H-STONE,SAV-2 draw=#5 disc=- slots=- removed=- edicts=0 passed=0
P2 wittelsbach vp=0 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- \
hand=- draw=#10 disc=- slots=- removed=- edicts=0 passed=1`;
const ALLY_AND_EDICT = `SMF1 n=2 diff=easy round=1 first=1 active=1 step=turn ends=-
F T1 W2 K1 L2 G1 S1 A6 P1
ED I=E02 II=E09 III=E03 | I=E15 II=E13 III=E11 | pile=9
WP A=CS-A,VI-A*[CB-A] B=CS-B[CB-B] C=CS-C,VI-B*[CB-C]
VY ROM M1b a1=L-SIG/? c1=A1
VY CON M2b a1=L-OKE/? c1=A2
VY ALE M3b a1=L-ROM/? c1=A4
VY TUN M4b a1=I-SEV/? c1=A6
VY BAR M5b a1=L-DOM/? c1=A8
CP 11
P1 savoy vp=0 A=2 S=3 G=2 ship=TUN castle=T1:TN1,W1:WN3,W2:WN2,T3:TN2,W3:WN1 allies=- spec=0,0,0 covers=- \
hand=H-COIN,H-GRAIN,H-STONE draw=#7 disc=- slots=- removed=- edicts=0 passed=0
P2 wittelsbach vp=0 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- \
hand=- draw=#10 disc=- slots=- removed=- edicts=0 passed=1`;
const ROUNDS_END = `SMF1 n=2 diff=easy round=1 first=1 active=1 step=turn ends=-
F T2 W2 K1 L2 G1 S2 A6 P1
ED I=E15 II=E13 III=E11 | I=E10 II=E14 III=E12 | pile=9
WP A=CS-A,VI-A*[CB-A] B=CS-B[CB-B] C=CS-C,VI-B*[CB-C]
VY ROM M1b a1=L-SIG/? c1=A1
VY CON M2b a1=L-ROM/? c1=A4
VY ALE M3b a1=L-DOM/? c1=A6
VY TUN M4b a1=L-GIS/? c1=A8
VY BAR M5b a1=L-PHI/? c1=A10
CP 11
P1 savoy vp=0 A=4 S=1 G=1 ship=TUN castle=T1:TN1,T3:TN2,W3:WN1,T4:TN3 allies=AS1:I-SEV,AS2:L-OKE spec=A2,0,0 covers=- \
hand=H-GRAIN,H-STONE draw=#6 disc=- slots=1:H-COIN^,3:H-DRAWv removed=- edicts=0 passed=0
P2 wittelsbach vp=0 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- \
hand=- draw=#10 disc=- slots=- removed=- edicts=0 passed=1`;

export const LESSONS: Lesson[] = [
  {
    position: A_TURN,
    seat: 0,
    steps: [
      { words: "face-lesson-goal", show: ["castle 0"] },
      { words: "face-lesson-sail", wants: ["travel 1"], show: ["city CON"] },
      { words: "face-lesson-card", wants: ["card 2"], show: ["hand H-COIN"] },
      { words: "face-lesson-up", wants: ["face_up"], show: ["slot 1", "slot 2"] },
      { words: "face-lesson-perform", wants: ["perform"] },
      { words: "face-lesson-stay", wants: ["travel 0"] },
      { words: "face-lesson-any-card", wants: ["card 0"], show: ["hand H-STONE"] },
      { words: "face-lesson-down", wants: ["face_down 2"], show: ["slot 3"] },
      { words: "face-lesson-build", wants: ["main 2"], show: ["action build"] },
      { words: "face-lesson-site", wants: ["build 4"], show: ["space 0 T3"] },
      { words: "face-lesson-piece", wants: ["piece 2"] },
      { words: "face-lesson-side", show: ["side 0 SIDE3"] },
    ],
  },
  {
    position: ALLY_AND_EDICT,
    seat: 0,
    steps: [
      { words: "face-lesson-allies", show: ["ally TUN-a1"] },
      { words: "face-lesson-stay-here", wants: ["travel 0"] },
      { words: "face-lesson-summon-card", wants: ["card 0"], show: ["hand H-STONE"] },
      { words: "face-lesson-summon-slot", wants: ["face_down 3"], show: ["slot 4"] },
      { words: "face-lesson-summon", wants: ["main 3"], show: ["action summon"] },
      { words: "face-lesson-ally-space", wants: ["ally_space"], show: ["as 0 0", "as 0 1"] },
      { words: "face-lesson-keep", wants: ["travel 0"], show: ["space 0 K1"] },
      { words: "face-lesson-keep-card", wants: ["card 2"], show: ["hand H-COIN"] },
      { words: "face-lesson-keep-slot", wants: ["face_down 2"], show: ["slot 3"] },
      { words: "face-lesson-keep-build", wants: ["main 2"], show: ["action build", "space 0 K1"] },
      { words: "face-lesson-edict", wants: ["edict 0"], show: ["edict 0"] },
      { words: "face-lesson-treasury", wants: ["add", "remove"], show: ["palace treasury"] },
      { words: "face-lesson-next", wants: ["next"], show: ["next 0", "next 1", "next 2"] },
    ],
  },
  {
    position: ROUNDS_END,
    seat: 0,
    steps: [
      { words: "face-lesson-paths", show: ["man 0 0", "place A3", "place A5"] },
      { words: "face-lesson-market", show: ["market TUN"] },
      { words: "face-lesson-pass", wants: ["pass"] },
      { words: "face-lesson-keep-hand", wants: ["skip"] },
      { words: "face-lesson-income", show: ["side 0 SIDE3"] },
      { words: "face-lesson-scored", show: ["as 0 0", "as 0 1"] },
      { words: "face-lesson-end" },
    ],
  },
];

import { join } from "node:path"
import { expect, test } from "vitest"
import { findGoneWords, goneWordsIn, ownFiles } from "./gone-words.ts"

const ROOT = join(import.meta.dirname, "..")

test("no file of ours uses a word that went", () => {
  expect(ownFiles(ROOT).length).toBeGreaterThan(1000)
  expect(findGoneWords(ROOT)).toEqual([])
})

test.each([
  ["function drawPart() {}", "draw"],
  ["// What is drawn again is never redrawn.", "drawn"],
  ["const isDrawn = true", "Drawn"],
  ["const MOST_BYTES = 3", "MOST_B"],
  ["export interface KeptAnswer {}", "Answer"],
  ["const answer = await fetch(url)", "const answer"],
  ["/** Parsed at the door. */", "at the door"],
  ["function openDesk() {}", "Desk"],
  ["One token file of a house.", "a house"],
  ["const pageGround = 1", "Ground"],
  ["// A kept page stays.", "kept page"],
])("%s: found", (line, word) => {
  expect(goneWordsIn("packages/x/src/a.ts", line).map((found) => found.word)).toEqual([word])
})

test("a drawer, a background and a visitor's question are no words that went", () => {
  const text =
    "The drawer opens on the background.\nconst drawer = 1\nWhoever asks gets an answer.\nbackgroundColor: 1\nacceptedAnswer: 1"

  expect(goneWordsIn("packages/x/src/a.ts", text)).toEqual([])
})

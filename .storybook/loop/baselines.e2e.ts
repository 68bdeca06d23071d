import { expect } from "@playwright/test"
import { recordedMachine, recordMachine, whyNotComparable } from "./machine.ts"
import { orphans, removeOrphans } from "./pictures.ts"
import { isWhole } from "./story-index.ts"
import { test } from "./workshop.ts"

test("Baselines: this machine draws like the one that took them", async ({ workshop }, info) => {
  if (info.config.updateSnapshots !== "none") recordMachine(workshop.machine)
  const reason = whyNotComparable(recordedMachine(), workshop.machine)
  test.skip(reason !== null, reason ?? "")
})

test("Baselines: every picture belongs to a story", async ({ browserName: _ }, info) => {
  test.skip(!isWhole, "Only some of the stories were built.")
  if (info.config.updateSnapshots !== "none") removeOrphans()

  expect(orphans()).toEqual([])
})

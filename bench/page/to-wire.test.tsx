import { readFields } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { allBlocks, pageBlocks } from "./page-blocks.ts"
import { toWire } from "./to-wire.ts"

test.each(allBlocks(pageBlocks(10)))(
  "the fields of $name are unchanged after a conversion to the content platform's format and back",
  ({ entry, fields }) => {
    const stored = new Set(Object.values(entry.wire).map(({ prop }) => prop))
    const expected = Object.fromEntries(Object.entries(fields).filter(([prop]) => stored.has(prop)))

    expect(entry.parse(readFields(toWire(fields, entry.wire), entry.wire))).toMatchObject(expected)
  },
)

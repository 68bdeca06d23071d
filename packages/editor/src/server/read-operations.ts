import type { EditedBlock, Operation } from "@forecourt/editing-machine/operations"
import { z } from "zod"

/** The maximum nesting depth of blocks. It is far below the depth at which the stack would overflow. */
const MAX_DEPTH = 20

const id = z.string().min(1).max(100)
const name = z.string().min(1).max(100)
const place = z.strictObject({ parent: id.nullable(), placeholder: name, after: id.nullable() })
const block: z.ZodType<EditedBlock> = z.strictObject({
  block: name,
  id,
  fields: z.record(z.string(), z.unknown()).exactOptional(),
  params: z.record(z.string(), z.string()).exactOptional(),
  get placeholders() {
    return z.record(z.string(), z.array(block)).exactOptional()
  },
})

const operation: z.ZodType<Operation> = z.discriminatedUnion("op", [
  z.strictObject({
    op: z.literal("set"),
    block: id.nullable(),
    field: name,
    base: z.unknown().exactOptional(),
    value: z.unknown().exactOptional(),
  }),
  z.strictObject({ op: z.literal("insert"), block, to: place }),
  z.strictObject({ op: z.literal("move"), block: id, to: place }),
  z.strictObject({ op: z.literal("remove"), block }),
])

const body = z.strictObject({ operations: z.array(operation).max(1000) })

export function readOperations(json: unknown): { operations: readonly Operation[] } | { problem: string } {
  if (getDepth(json) > MAX_DEPTH * 3) return { problem: "The operations are nested too deeply." }
  const read = body.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return { problem: `/${issue?.path.join("/") ?? ""}: ${issue?.message ?? "is wrong"}.` }
}

/**
 * Returns the nesting depth of a JSON value. It uses a loop instead of recursion, since a deeply nested body could
 * overflow the stack.
 */
function getDepth(json: unknown): number {
  let [level, depth] = [[json], 0]
  while (level.length > 0) {
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []))
    depth += 1
  }
  return depth
}

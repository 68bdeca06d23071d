import { type Change, type Classification, type ClassifyOptions, getHighest } from "./change.types.ts"
import { listChanges } from "./changes/list-changes.ts"
import { formatShort } from "./changes/messages.ts"
import { createChange } from "./changes/rules.ts"
import { isSame, type Json, type JsonObject } from "./json.ts"
import { Comparison } from "./subschema/comparison.ts"
import { compareDocuments, type Verdicts } from "./verdicts.ts"

/**
 * Classifies a schema change: it determines whether old documents match the new schema, whether new documents match the
 * old schema, which parts changed, and which version bump is the smallest correct one. Accepts any JSON Schema, not
 * only our dialect.
 */
export function classifyChange(
  oldSchema: JsonObject | boolean,
  newSchema: JsonObject | boolean,
  { schemas = {}, oldSchemas = schemas, formats = "annotation", followFiles = true }: ClassifyOptions = {},
): Classification {
  if (isSame(oldSchema, newSchema) && (oldSchemas === schemas || isSame(oldSchemas, schemas))) return UNCHANGED
  const comparison = new Comparison(oldSchema, newSchema, {
    schemas,
    oldSchemas,
    assertFormats: formats === "assertion",
  })
  const verdicts = compareDocuments(comparison)
  const listed = listChanges(oldSchema, newSchema, comparison, { whole: verdicts, followFiles })
  const changes = [...listed, ...findUnexplained(listed, verdicts)]
  return { level: getHighest(changes.map(({ level }) => level)), ...verdicts, changes }
}

const UNCHANGED: Classification = { level: "patch", backward: true, forward: true, changes: [], examples: {} }

/**
 * Creates an additional change for each incompatible direction that no listed change accounts for. Without this change,
 * the version bump could be too small.
 */
function findUnexplained(listed: readonly Change[], { backward, forward, examples }: Verdicts): Change[] {
  const changes: Change[] = []
  if (!backward && listed.every((change) => change.backward))
    changes.push(createChange("accepts-less", "", formatLost(examples.refusedNow), { backward, forward: true }))
  if (!forward && listed.every((change) => change.forward))
    changes.push(createChange("accepts-more", "", formatGained(examples.refusedBefore), { backward: true, forward }))
  return changes
}

function formatLost(example: Json | undefined): string {
  return example === undefined
    ? "It is not certain that everything valid before is valid now."
    : `What was valid is refused now, for example ${formatShort(example)}.`
}

function formatGained(example: Json | undefined): string {
  return example === undefined
    ? "It is not certain that everything valid now was valid before."
    : `What was refused is valid now, for example ${formatShort(example)}.`
}

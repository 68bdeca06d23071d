import type { Guide, Issue } from "./messages.js"

export declare function findConcerns(
  fields: unknown,
  guide: Guide,
): Pick<Issue, "pointer" | "keyword" | "actual" | "property">[]

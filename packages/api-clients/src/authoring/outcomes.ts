import type { AuthoringRefusal } from "@forecourt/contracts/content/authoring-refusal"
import type { DraftResponse } from "@forecourt/contracts/content/draft-response"

/** A page in the editor, with the ETag for the next write. */
export interface Found {
  readonly kind: "ok"
  readonly etag: string
  readonly draft: DraftResponse
}

/** There is no such page, version or draft. */
export interface Missing {
  readonly kind: "missing"
}

/** The page was changed since it was read. The ETag is `null` when the page no longer exists. */
export interface Changed {
  readonly kind: "changed"
  readonly etag: string | null
}

/** Another version was published since the version that the draft is based on. The two must be merged. */
export interface Outdated {
  readonly kind: "outdated"
  readonly etag: string | null
  readonly base: number | null
  /** The published version; `null` when the page was removed. */
  readonly published: number | null
}

/** The document does not fit the schema. */
export interface Refused {
  readonly kind: "refused"
  readonly problems: readonly PageProblem[]
}

/** A problem in a document, located by a JSON pointer. */
export type PageProblem = NonNullable<AuthoringRefusal["problems"]>[number]

/** Another page already has the address. */
export interface Taken {
  readonly kind: "taken"
  readonly reason: string
}

/** The readers of error responses, by status. */
export type Refusals = Readonly<Record<number, (refusal: AuthoringRefusal) => object>>

export const missing = { 404: (): Missing => ({ kind: "missing" }) }

const toConflict = ({ etag = null, base = null, published }: AuthoringRefusal): Changed | Outdated =>
  published === undefined ? { kind: "changed", etag } : { kind: "outdated", etag, base, published }

export const changed = { 412: toConflict, 428: toConflict }

export const refused = {
  422: ({ detail, problems = [{ pointer: "", message: detail, cure: "" }] }: AuthoringRefusal): Refused => ({
    kind: "refused",
    problems,
  }),
}

export const taken = { 409: ({ detail }: AuthoringRefusal): Taken => ({ kind: "taken", reason: detail }) }

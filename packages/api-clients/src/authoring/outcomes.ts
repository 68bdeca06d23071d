import type { AuthoringRefusal } from "@forecourt/contracts/content/authoring-refusal"
import type { DraftResponse } from "@forecourt/contracts/content/draft-response"

/** A page as its editors find it, with the tag that its next writer sends along. */
export interface Found {
  readonly kind: "ok"
  readonly etag: string
  readonly draft: DraftResponse
}

/** There is no such page, version or draft. */
export interface Missing {
  readonly kind: "missing"
}

/** It is a different version from the one that its writer has read. `null` when it no longer exists. */
export interface Changed {
  readonly kind: "changed"
  readonly etag: string | null
}

/** Another version was published since the one that the draft is based on. The two must be merged. */
export interface Outdated {
  readonly kind: "outdated"
  readonly etag: string | null
  readonly base: number | null
  /** `null` when the page was removed. */
  readonly published: number | null
}

/** The document does not fit. */
export interface Refused {
  readonly kind: "refused"
  readonly problems: readonly PageProblem[]
}

/** A problem with a document, by its JSON pointer. */
export type PageProblem = NonNullable<AuthoringRefusal["problems"]>[number]

/** Another page has the address. */
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

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

/** It is another one than its writer has read; `null` when it is not there any more. */
export interface Changed {
  readonly kind: "changed"
  readonly etag: string | null
}

/** Another version was published since than the one that the draft stands on: they want to be merged. */
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

/** One thing that is wrong with a document, by its JSON pointer. */
export type PageProblem = NonNullable<AuthoringRefusal["problems"]>[number]

/** Another page stands at the address. */
export interface Taken {
  readonly kind: "taken"
  readonly reason: string
}

/** How refusals are read, by their status. */
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

import type { AuthoringRefusal } from "@forecourt/contracts/content/authoring-refusal"
import type { DraftResponse } from "@forecourt/contracts/content/draft-response"

/** A page as the editor shows it, with the ETag that the next write must send. */
export interface Found {
  readonly kind: "ok"
  readonly etag: string
  readonly draft: DraftResponse
}

/** The result when the page, version or draft does not exist. */
export interface Missing {
  readonly kind: "missing"
}

/** The result when the page has been changed since it was read. The ETag is `null` when the page no longer exists. */
export interface Changed {
  readonly kind: "changed"
  readonly etag: string | null
}

/**
 * The result when the draft is based on an older version than the published one. The draft must then be merged with the
 * published version.
 */
export interface Outdated {
  readonly kind: "outdated"
  readonly etag: string | null
  readonly base: number | null
  /** The number of the published version, or `null` when the page was removed. */
  readonly published: number | null
}

/** The result when the document does not match its schema. */
export interface Refused {
  readonly kind: "refused"
  readonly problems: readonly PageProblem[]
}

/** A problem in a document. A JSON pointer locates the invalid value. */
export type PageProblem = NonNullable<AuthoringRefusal["problems"]>[number]

/** The result when the path is already used by another page. */
export interface Taken {
  readonly kind: "taken"
  readonly reason: string
}

export type Refusals = Readonly<Record<number, (refusal: AuthoringRefusal) => object>>

export const missing = { 404: (): Missing => ({ kind: "missing" }) }

/**
 * The result when the page has changed since it was read, or when its draft is based on an older version than the
 * published one.
 */
export type Conflict = Changed | Outdated

const toConflict = ({ etag = null, base = null, published }: AuthoringRefusal): Conflict =>
  published === undefined ? { kind: "changed", etag } : { kind: "outdated", etag, base, published }

export const changed = { 412: toConflict, 428: toConflict }

const refused = {
  422: ({ detail, problems = [{ pointer: "", message: detail, cure: "" }] }: AuthoringRefusal): Refused => ({
    kind: "refused",
    problems,
  }),
}

const taken = { 409: ({ detail }: AuthoringRefusal): Taken => ({ kind: "taken", reason: detail }) }

/** The results of a call that writes or publishes a draft. */
export type Written = Found | Missing | Conflict | Refused | Taken

export const written = { ...missing, ...changed, ...refused, ...taken }

import { createHash } from "node:crypto"
import { ServiceError } from "@forecourt/service-kit/errors"
import { getHeader, type RequestContext } from "../http/handler.ts"

export function formatEtag(revision: string): string {
  return `"${createHash("sha256").update(revision).digest("base64url").slice(0, 27)}"`
}

/**
 * Throws unless `If-Match` contains the ETag of the stored version or is `*`. In this way, a client cannot overwrite a
 * change that it has not seen. If nothing is stored, `If-Match` must be missing.
 */
export function checkMatch(context: RequestContext, stored: string | null): void {
  const wanted = getHeader(context, "if-match")
  const isNew = getHeader(context, "if-none-match") === "*"
  if (stored === null) {
    if (wanted === "") return
    const cure = "There is nothing to replace. Read again, or leave If-Match out to create it."
    throw new ServiceError("PreconditionFailed", cure)
  }
  const members = { etag: stored }
  if (isNew) {
    const cure = "It exists already. Read it, and send its ETag as If-Match."
    throw new ServiceError("PreconditionFailed", cure, { members })
  }
  if (wanted === "") {
    const cure = "If-Match is missing. Read first, and send the ETag you got."
    throw new ServiceError("PreconditionRequired", cure, { members })
  }
  const tags = wanted.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (!tags.includes(stored) && wanted !== "*") {
    const cure = "Someone else has changed it since you read it. Read again, then write."
    throw new ServiceError("PreconditionFailed", cure, { members })
  }
}

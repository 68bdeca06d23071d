import { createHash } from "node:crypto"
import { ServiceError } from "@forecourt/service-kit/errors"
import { getHeader, type RequestContext } from "../http/handler.ts"

export function formatEtag(revision: string): string {
  return `"${createHash("sha256").update(revision).digest("base64url").slice(0, 27)}"`
}

/**
 * Checks that the `If-Match` header contains the ETag of the stored version, so that a write cannot replace an unseen
 * change. The header is not required for a document that does not exist yet.
 */
export function checkMatch(context: RequestContext, stored: string | null): void {
  const wanted = getHeader(context, "if-match")
  const isNew = getHeader(context, "if-none-match") === "*"
  if (stored === null) {
    if (wanted !== "")
      throw new ServiceError(
        "PreconditionFailed",
        "There is nothing to replace. Read again, or leave If-Match out to create it.",
      )
    return
  }
  if (isNew)
    throw new ServiceError("PreconditionFailed", "It exists already. Read it, and send its ETag as If-Match.", {
      members: { etag: stored },
    })
  if (wanted === "")
    throw new ServiceError("PreconditionRequired", "If-Match is missing. Read first, and send the ETag you got.", {
      members: { etag: stored },
    })
  const tags = wanted.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (!tags.includes(stored) && wanted !== "*") {
    throw new ServiceError(
      "PreconditionFailed",
      "Someone else has changed it since you read it. Read again, then write.",
      { members: { etag: stored } },
    )
  }
}

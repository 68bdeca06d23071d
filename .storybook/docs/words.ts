interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

export function getComment(component: unknown): string {
  return (component as Documented | undefined)?.__docgenInfo?.description ?? ""
}

/** Removes the tags from a comment (`@see`, `@default`), which are shown elsewhere. */
export function removeTags(comment: string): string {
  return comment
    .replace(/^\s*@\w+.*$/gm, "")
    .replace(/\s@default .*$/gm, "")
    .trim()
}

export function defaultIn(comment: string): string {
  return /@default (.+)$/m.exec(comment)?.[1] ?? ""
}

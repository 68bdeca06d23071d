interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

export function getComment(component: unknown): string {
  return (component as Documented | undefined)?.__docgenInfo?.description ?? ""
}

/** Removes JSDoc tags such as `@see` and `@default`, since the docs page shows them elsewhere. */
export function removeTags(comment: string): string {
  return comment
    .replace(/^\s*@\w+.*$/gm, "")
    .replace(/\s@default .*$/gm, "")
    .trim()
}

export function defaultIn(comment: string): string {
  return /@default (.+)$/m.exec(comment)?.[1] ?? ""
}

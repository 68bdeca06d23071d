/** What the compiler of the workshop read in the comments of a component. */
interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

/** The comment of a component. */
export function getComment(component: unknown): string {
  return (component as Documented | undefined)?.__docgenInfo?.description ?? ""
}

/** The words of a comment; its tags (`@see`, `@default`) are told elsewhere. */
export function withoutTags(comment: string): string {
  return comment
    .replace(/^\s*@\w+.*$/gm, "")
    .replace(/\s@default .*$/gm, "")
    .trim()
}

/** What stands behind `@default`. */
export function defaultIn(comment: string): string {
  return /@default (.+)$/m.exec(comment)?.[1] ?? ""
}

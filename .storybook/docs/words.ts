/** A component with the comments that Storybook's compiler extracted. */
interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

/** Returns the comment of a component. */
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

/** Returns the value of `@default`. */
export function defaultIn(comment: string): string {
  return /@default (.+)$/m.exec(comment)?.[1] ?? ""
}

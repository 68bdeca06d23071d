/** A component with the doc comment that Storybook's compiler extracted. */
interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

/** Returns the doc comment of a component, or an empty string if it has none. */
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

/** Returns the value of the `@default` tag in a comment, or an empty string if there is none. */
export function defaultIn(comment: string): string {
  return /@default (.+)$/m.exec(comment)?.[1] ?? ""
}

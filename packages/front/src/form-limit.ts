/** The maximum number of cached variants of one page, such as a car list with different filters. */
export const MAX_FORMS = 100

/**
 * Creates a limit for the number of cached variants of each page. If a page exceeds the limit, its least recently used
 * variant must be evicted.
 */
export function createFormLimit(max: number) {
  const forms = new Map<string, Set<string>>()

  function forget(page: string, form: string): void {
    const variants = forms.get(page)
    variants?.delete(form)
    if (variants?.size === 0) forms.delete(page)
  }

  return {
    /** Records the use of a variant. Returns the variant to evict, or `null` if there is none. */
    use(page: string, form: string): string | null {
      const variants = forms.get(page) ?? new Set()
      forms.set(page, variants)
      variants.delete(form)
      variants.add(form)
      const [oldest = null] = variants
      if (variants.size <= max || oldest === null) return null
      variants.delete(oldest)
      return oldest
    },
    forget,
  }
}

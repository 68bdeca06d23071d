/** The maximum number of cached variants of one page. */
export const MAX_FORMS = 100

/** Limits the number of variants of a page: the least recently used one is evicted. */
export function createFormLimit(max: number) {
  const forms = new Map<string, Set<string>>()

  function forget(page: string, form: string): void {
    const own = forms.get(page)
    own?.delete(form)
    if (own?.size === 0) forms.delete(page)
  }

  return {
    /** Records the use of a variant. @returns the variant to evict, or `null` */
    use(page: string, form: string): string | null {
      const own = forms.get(page) ?? new Set()
      forms.set(page, own)
      own.delete(form)
      own.add(form)
      const [oldest = null] = own
      if (own.size <= max || oldest === null) return null
      own.delete(oldest)
      return oldest
    },
    forget,
  }
}

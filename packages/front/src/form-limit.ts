/** How many forms of one page are cached. */
export const MAX_FORMS = 100

/** Lets a page have so many forms and no more: the ones that were not used for longest have to go. */
export function createFormLimit(max: number) {
  const forms = new Map<string, Set<string>>()

  function forget(page: string, form: string): void {
    const own = forms.get(page)
    own?.delete(form)
    if (own?.size === 0) forms.delete(page)
  }

  return {
    /** Notes that a form is used. @returns the one that has to go for it, or `null` */
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

import { vi } from "vitest"

/** A browser's storage that has no room for more. */
export function fullStorage(holds: string | null = null) {
  const refuse = vi.fn(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError")
  })
  return { getItem: () => holds, setItem: refuse, removeItem: () => {} }
}

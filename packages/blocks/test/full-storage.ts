import { vi } from "vitest"

export function fullStorage(holds: string | null = null) {
  const refuse = vi.fn(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError")
  })
  return { getItem: () => holds, setItem: refuse, removeItem: () => {} }
}

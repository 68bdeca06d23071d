"use client"

import { useState } from "react"

export interface SentToast<Content> {
  readonly id: number
  readonly content: Content
}

export interface Toasts<Content> {
  readonly sent: readonly SentToast<Content>[]
  readonly send: (content: Content) => void
  readonly remove: (id: number) => void
}

export function useToasts<Content>(max = 3): Toasts<Content> {
  const [{ sent }, set] = useState<{ readonly sent: readonly SentToast<Content>[]; readonly count: number }>({
    sent: [],
    count: 0,
  })
  return {
    sent,
    send: (content) =>
      set((previous) => ({
        sent: [...previous.sent, { id: previous.count, content }].slice(-max),
        count: previous.count + 1,
      })),
    remove: (id) => set((previous) => ({ ...previous, sent: previous.sent.filter((item) => item.id !== id) })),
  }
}

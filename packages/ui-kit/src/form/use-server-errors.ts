"use client"

import { useMemo, useState } from "react"

/** The server errors by field name. The key `""` contains an error that does not belong to a field. */
export type FormErrors = Readonly<Record<string, string | undefined>>

export function useServerErrors(errors: FormErrors) {
  const [edits, setEdits] = useState({ errors, names: [] as readonly string[], isForgotten: false })
  const current = edits.errors === errors ? edits : { errors, names: [], isForgotten: false }
  const list = useMemo(
    () =>
      current.isForgotten
        ? []
        : Object.entries(errors).flatMap(([name, message]) =>
            message && !current.names.includes(name) ? [[name, message] as const] : [],
          ),
    [errors, current.names, current.isForgotten],
  )
  return {
    list,
    edited: (name: string) => {
      if (list.some(([key]) => key === name)) setEdits({ ...current, names: [...current.names, name] })
    },
    forget: () => setEdits({ ...current, isForgotten: true }),
  }
}

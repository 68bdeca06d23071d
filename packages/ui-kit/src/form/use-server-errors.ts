"use client"

import { useMemo, useState } from "react"

/** What a server says is wrong, by the names of the fields; under `""` what belongs to none. */
export type FormErrors = Readonly<Record<string, string | undefined>>

/** What the server said and nobody has edited since. */
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
      if (list.some(([one]) => one === name)) setEdits({ ...current, names: [...current.names, name] })
    },
    forget: () => setEdits({ ...current, isForgotten: true }),
  }
}

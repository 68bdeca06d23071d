import { Markdown } from "@storybook/addon-docs/blocks"
import type { ReactNode } from "react"
import { defaultIn, removeTags } from "./words.ts"

export interface Prop {
  readonly required?: boolean
  readonly description?: string
  readonly tsType?: { readonly name: string; readonly raw?: string }
  readonly defaultValue?: { readonly value: string }
}

const EVERYWHERE = "render"

export function PropsTable({ props }: { readonly props: Readonly<Record<string, Prop>> }): ReactNode {
  const entries = Object.entries(props).filter(([name]) => name !== EVERYWHERE)
  if (entries.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">What it does</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, { required, description = "", tsType, defaultValue }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required ? " (required)" : ""}
            </td>
            <td>
              <code>{tsType?.raw ?? tsType?.name}</code>
            </td>
            <td>
              <Markdown>{removeTags(description)}</Markdown>
            </td>
            <td>{defaultIn(description) || shorten(defaultValue?.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shorten(value = ""): string {
  return value.length <= 24 && !value.startsWith("{") ? value : ""
}

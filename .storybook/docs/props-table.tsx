import { Markdown } from "@storybook/addon-docs/blocks"
import type { ReactNode } from "react"
import { defaultIn, withoutTags } from "./words.ts"

/** A prop as the compiler of the workshop read it. */
export interface Prop {
  readonly required?: boolean
  readonly description?: string
  readonly tsType?: { readonly name: string; readonly raw?: string }
  readonly defaultValue?: { readonly value: string }
}

/** Every part has it, and the page says so once. */
const EVERYWHERE = "render"

/** The props that a part has of its own; nothing when it has none. */
export function PropsTable({ props }: { readonly props: Readonly<Record<string, Prop>> }): ReactNode {
  const own = Object.entries(props).filter(([name]) => name !== EVERYWHERE)
  if (own.length === 0) return null
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
        {own.map(([name, { required, description = "", tsType, defaultValue }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required ? " (required)" : ""}
            </td>
            <td>
              <code>{tsType?.raw ?? tsType?.name}</code>
            </td>
            <td>
              <Markdown>{withoutTags(description)}</Markdown>
            </td>
            <td>{defaultIn(description) || short(defaultValue?.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A default that is a value and not a whole function. */
function short(value = ""): string {
  return value.length <= 24 && !value.startsWith("{") ? value : ""
}

import { Markdown } from "@storybook/addon-docs/blocks"
import { type ComponentType, type ReactNode, use } from "react"
import type { Contract } from "../../packages/ui-kit/src/contract/contract.types.ts"
import { type Prop, PropsTable } from "./props-table.tsx"
import { removeTags } from "./words.ts"

const contracts = import.meta.glob<{ readonly contract: Contract }>("../../packages/ui-kit/src/*/contract.ts", {
  eager: true,
})
const primitives = import.meta.glob<Readonly<Record<string, unknown>>>("../../packages/ui-kit/src/*/index.ts")

interface Named {
  readonly primitive: string | undefined
}

function findContract(primitive: string | undefined): Contract | undefined {
  return contracts[`../../packages/ui-kit/src/${primitive}/contract.ts`]?.contract
}

export function Pattern({ primitive }: Named): ReactNode {
  const contract = findContract(primitive)
  if (!contract) return null
  const { pattern, apg, budgetKib } = contract
  return (
    <p>
      Pattern: {apg ? <a href={apg}>{pattern}</a> : pattern}. Import: <code>{`@forecourt/ui-kit/${primitive}`}</code>,
      at most {budgetKib} KB gzip.
    </p>
  )
}

export function Keyboard({ primitive }: Named): ReactNode {
  const keys = findContract(primitive)?.keys ?? []
  if (keys.length === 0) return null
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type Part = ComponentType & {
  readonly __docgenInfo?: { readonly description?: string; readonly props?: Readonly<Record<string, Prop>> }
}

const read = new Map<string, Promise<Readonly<Record<string, unknown>>>>()

function loadModule(primitive: string): Promise<Readonly<Record<string, unknown>>> {
  const known = read.get(primitive)
  if (known) return known
  const load = primitives[`../../packages/ui-kit/src/${primitive}/index.ts`]
  const reading = load ? load() : Promise.resolve({})
  read.set(primitive, reading)
  return reading
}

export function KitDocs({ primitive }: Named): ReactNode {
  if (!primitive || !findContract(primitive)) return null
  return <Parts primitive={primitive} />
}

function Parts({ primitive }: { readonly primitive: string }): ReactNode {
  const spaces = Object.entries(use(loadModule(primitive))).filter(([, value]) => isNamespace(value))
  return (
    <>
      <h2>Parts</h2>
      <p>
        Each takes the attributes of its element, a <code>ref</code>, <code>className</code> and <code>render</code>.
      </p>
      {spaces.flatMap(([space, parts]) =>
        Object.entries(parts as Readonly<Record<string, unknown>>)
          .filter((entry): entry is [string, Part] => typeof entry[1] === "function")
          .sort(([a], [b]) => Number(b === "Root") - Number(a === "Root"))
          .map(([name, part]) => <PartDocs key={`${space}.${name}`} name={`${space}.${name}`} part={part} />),
      )}
    </>
  )
}

function PartDocs({ name, part }: { readonly name: string; readonly part: Part }): ReactNode {
  const { description = "", props = {} } = part.__docgenInfo ?? {}
  return (
    <section>
      <h3>{name}</h3>
      <Markdown>{removeTags(description)}</Markdown>
      <PropsTable props={props} />
    </section>
  )
}

const isNamespace = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).some((part) => typeof part === "function")

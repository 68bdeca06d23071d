import type { ReactNode } from "react"

const companions = import.meta.glob<Readonly<Record<string, string>>>("../../packages/ui-kit/src/*/tokens.json", {
  import: "default",
  eager: true,
})

export function Knobs({ primitive }: { readonly primitive: string | undefined }): ReactNode {
  const knobs = Object.entries(companions[`../../packages/ui-kit/src/${primitive}/tokens.json`] ?? {})
  if (knobs.length === 0) return null
  return (
    <>
      <h2>Custom properties</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it turns</th>
          </tr>
        </thead>
        <tbody>
          {knobs.map(([name, turns]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{turns}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

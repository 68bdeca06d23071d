import "./artwork-sheet.css"
import type { ReactNode } from "react"
import { ArtworkPicture } from "./artwork-picture.tsx"

export interface Shown {
  readonly address: string
  readonly name: string
}

export interface ArtworkSheetProps {
  readonly title: string
  readonly text: string
  readonly pictures: readonly Shown[]
  readonly columns: 3 | 4 | "lying and upright"
}

export function ArtworkSheet({ title, text, pictures, columns }: ArtworkSheetProps): ReactNode {
  return (
    <main className="artwork" lang="en">
      <h1>{title}</h1>
      <p>{text}</p>
      <ul data-columns={columns}>
        {pictures.map((picture) => (
          <li key={picture.address}>
            <Picture {...picture} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function Picture({ address, name }: Shown): ReactNode {
  return (
    <figure>
      <ArtworkPicture address={address} alt={`Illustration: ${name}`} />
      <figcaption>
        <strong>{name}</strong> <code>{address.replace(/^.*\//, "").replace(".svg", "")}</code>
      </figcaption>
    </figure>
  )
}

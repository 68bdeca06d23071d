import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import type { CarCardView } from "./car-card.select.ts"
import lines from "./car-comparison.module.css"
import type { ComparisonTexts, ComparisonView } from "./car-comparison.select.ts"
import css from "./car-comparison-heads.module.css"
import { CarPicture } from "./car-picture.tsx"
import { buildComparisonAddress } from "./compare/compare-address.ts"
import { getTextProps } from "./stock-words.ts"
import { ROLES } from "./table-roles.ts"

const part = anatomy("car-comparison", css)
const linePart = anatomy("car-comparison", lines)
const SIZES = "(min-width: 1024px) 280px, 50vw"

export interface CarsProps {
  readonly cars: readonly CarCardView[]
  readonly texts: ComparisonTexts
}

interface PicturesProps {
  readonly view: ComparisonView
  readonly onRemove: ((id: string) => void) | undefined
}

export function Pictures({ view, onRemove }: PicturesProps) {
  const { cars, texts } = view
  return (
    <tr {...linePart("line", { of: "pictures" })} {...ROLES.row}>
      <td {...part("corner")} {...ROLES.cell} />
      {cars.map((car) => (
        <td key={car.id} {...part("picture", { state: car.state })} {...ROLES.cell}>
          <CarPicture picture={car.picture} missing={texts.card.pictureComing} sizes={SIZES} />
          {car.badges[0]?.kind === "state" ? <span {...part("state")}>{car.badges[0].text}</span> : null}
          <Remove car={car} view={view} onRemove={onRemove} />
        </td>
      ))}
    </tr>
  )
}

function Remove({ car: { id, name }, view, onRemove }: PicturesProps & { readonly car: CarCardView }) {
  const { cars, path, texts } = view
  const label = { "aria-label": texts.remove.replace("{label}", () => name) }
  if (onRemove !== undefined) {
    return (
      <button {...part("remove")} {...label} type="button" onClick={() => onRemove(id)}>
        <CloseIcon />
      </button>
    )
  }
  const others = cars.filter((other) => other.id !== id).map((other) => other.id)
  return (
    <a {...part("remove")} {...label} href={buildComparisonAddress(path, others)}>
      <CloseIcon />
    </a>
  )
}

export function Names({ cars }: Pick<CarsProps, "cars">) {
  return (
    <tr {...linePart("line", { of: "names" })} {...ROLES.row}>
      <td {...part("corner")} {...ROLES.cell} />
      {cars.map((car) => (
        <th key={car.id} {...part("name", { state: car.state })} {...ROLES.column} scope="col">
          <a {...part("link")} href={car.href ?? undefined}>
            {car.name}
          </a>
          {car.version ? <span {...linePart("version")} {...getTextProps(car.version)} /> : null}
        </th>
      ))}
    </tr>
  )
}

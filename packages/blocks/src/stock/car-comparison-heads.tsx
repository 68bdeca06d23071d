import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import type { CarCardView } from "./car-card.select.ts"
import lines from "./car-comparison.module.css"
import type { ComparisonTexts } from "./car-comparison.select.ts"
import css from "./car-comparison-heads.module.css"
import { CarPicture } from "./car-picture.tsx"
import { ROLES } from "./table-roles.ts"

const part = anatomy("car-comparison", css)
const linePart = anatomy("car-comparison", lines)
const SIZES = "(min-width: 1024px) 280px, 50vw"

export interface CarsProps {
  readonly cars: readonly CarCardView[]
  readonly texts: ComparisonTexts
}

interface PicturesProps extends CarsProps {
  readonly onRemove: (id: string) => void
}

/** A picture of each car, what became of it, and how it is taken out. */
export function Pictures({ cars, texts, onRemove }: PicturesProps) {
  return (
    <tr {...linePart("line", { of: "pictures" })} {...ROLES.row}>
      <td {...part("corner")} {...ROLES.cell} />
      {cars.map((car) => (
        <td key={car.id} {...part("picture", { state: car.state })} {...ROLES.cell}>
          <CarPicture picture={car.picture} missing={texts.card.pictureComing} sizes={SIZES} />
          {car.badges[0]?.kind === "state" ? <span {...part("state")}>{car.badges[0].text}</span> : null}
          <button
            {...part("remove")}
            type="button"
            aria-label={fillIn(texts.remove, { label: car.name })}
            onClick={() => onRemove(car.id)}
          >
            <CloseIcon />
          </button>
        </td>
      ))}
    </tr>
  )
}

/** Their names, which lead to them and stay in sight. */
export function Names({ cars }: Pick<CarsProps, "cars">) {
  return (
    <tr {...linePart("line", { of: "names" })} {...ROLES.row}>
      <td {...part("corner")} {...ROLES.cell} />
      {cars.map((car) => (
        <th key={car.id} {...part("name", { state: car.state })} {...ROLES.column} scope="col">
          <a {...part("link")} href={car.href ?? undefined}>
            {car.name}
          </a>
          {car.version ? <span {...linePart("version")}>{car.version}</span> : null}
        </th>
      ))}
    </tr>
  )
}

import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import css from "./car-card.module.css"
import shape from "./car-card-shape.module.css"
import picture from "./car-picture.module.css"

const part = anatomy("car-card", css)

/** Renders a placeholder of the size of a card, so that the layout does not shift. */
export function CarCardShape() {
  return (
    <div {...part("root", { layout: "grid", loading: true })}>
      <div {...part("picture")}>
        <div className={picture.root}>
          <Skeleton.Shape kind="picture" className={shape.picture} />
        </div>
      </div>
      <div {...part("head")}>
        <p {...part("title")}>
          <Skeleton.Shape className={shape.long} />
        </p>
        <p {...part("version")}>
          <Skeleton.Shape />
        </p>
      </div>
      <div {...part("facts")}>
        <Skeleton.Shape className={shape.facts} />
      </div>
      <div {...part("cost")}>
        <p className={shape.price}>
          <Skeleton.Shape className={shape.short} />
        </p>
        <p {...part("monthly")}>
          <Skeleton.Shape className={shape.long} />
        </p>
      </div>
      <div {...part("foot")}>
        <Skeleton.Shape className={shape.short} />
      </div>
    </div>
  )
}

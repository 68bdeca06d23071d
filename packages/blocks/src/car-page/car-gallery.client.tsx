"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ChevronIcon, CloseIcon } from "@forecourt/ui-kit/icons"
import { Lightbox } from "@forecourt/ui-kit/lightbox"
import { useState } from "react"
import { EarlyPress } from "../press/early-press.tsx"
import type { CarPicture } from "../stock/stock.types.ts"
import css from "./car-gallery.module.css"
import type { GalleryTexts } from "./car-gallery.texts.ts"

const part = anatomy("car-gallery", css)

const FIRST = "(min-width: 1024px) 60vw, 100vw"
const WHOLE = "100vw"
const THUMBNAIL = "6rem"
const OTHER = "(min-width: 1024px) 15vw, 100vw"

export interface CarGalleryProps {
  /** The pictures. The list must not be empty. */
  readonly pictures: readonly CarPicture[]
  readonly texts: GalleryTexts
}

/** Renders the pictures of a car. The code of the lightbox is loaded on hover or on a click. Spec 2 §2.5. */
export function CarGallery({ pictures, texts }: CarGalleryProps) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    <Lightbox.Root count={pictures.length} labels={texts.window}>
      <section {...part("root")} {...getIslandRootProps("CarGallery", "error")} aria-label={texts.window.label}>
        <div {...part("row")}>
          <div {...part("first")}>
            <EarlyPress>
              {(button) => (
                // The button is named by its text, so it has no `aria-label`.
                <Lightbox.Trigger {...button} className={css.trigger} index={0} aria-label={undefined}>
                  <Shown picture={first} texts={texts} isFirst />
                  <span {...part("all")}>{texts.all}</span>
                </Lightbox.Trigger>
              )}
            </EarlyPress>
          </div>
          {others.length > 0 ? (
            <ul {...part("others")}>
              {others.map((picture, index) => (
                <li key={picture.src} {...part("other")}>
                  <EarlyPress>
                    {(button) => (
                      <Lightbox.Trigger {...button} className={css.trigger} index={index + 1}>
                        <Shown picture={picture} texts={texts} />
                      </Lightbox.Trigger>
                    )}
                  </EarlyPress>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </section>
      <Lightbox.Content>
        <Lightbox.Position />
        <Lightbox.Close>
          <CloseIcon />
        </Lightbox.Close>
        <Lightbox.Previous>
          <ChevronIcon />
        </Lightbox.Previous>
        <Lightbox.Next>
          <ChevronIcon />
        </Lightbox.Next>
        <Lightbox.Slides>
          {pictures.map(({ src, srcSet, alt, width, height }, index) => (
            <Lightbox.Slide key={src} index={index}>
              <Lightbox.Picture {...createSizeProps(srcSet, WHOLE)} src={src} alt={alt} width={width} height={height} />
            </Lightbox.Slide>
          ))}
        </Lightbox.Slides>
        <Lightbox.Thumbnails>
          {pictures.map(({ src, srcSet, alt, width, height }, index) => (
            <Lightbox.Thumbnail key={src} index={index}>
              <img
                {...createSizeProps(srcSet, THUMBNAIL)}
                src={src}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
              />
            </Lightbox.Thumbnail>
          ))}
        </Lightbox.Thumbnails>
      </Lightbox.Content>
    </Lightbox.Root>
  )
}

/**
 * Returns the props `sizes` and `srcSet`. They must precede `src`, since a browser applies attributes in order and
 * would otherwise request the picture twice.
 */
function createSizeProps(srcSet: string | undefined, sizes: string) {
  return srcSet === undefined ? {} : { sizes, srcSet }
}

interface ShownProps extends Pick<CarGalleryProps, "texts"> {
  readonly picture: CarPicture
  readonly isFirst?: boolean
}

function Shown({ picture, texts, isFirst = false }: ShownProps) {
  const [isMissing, setMissing] = useState(false)
  const { src, srcSet, alt, width, height } = picture
  if (isMissing) return <span {...part("missing")}>{texts.window.missing}</span>
  return (
    <img
      {...part("picture")}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (isFirst ? FIRST : OTHER)}
      alt={isFirst ? alt : ""}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}

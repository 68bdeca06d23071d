import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { CarPicture } from "./car-picture.tsx"

const src = (name: string) =>
  `/_next/image?url=%2F-%2Fmedia%2Fartwork%2Fcars-on-paper%2Festate-${name}-fjord-star-upright-pillar-rails-chrome-se417.svg&w=640&q=75`
const picture = { src: src("quarter"), alt: "Volvo V60", width: 640, height: 427 }
const one = { picture, missing: "", sizes: "300px", isOpening: true }
const strip = { ...one, more: ["side", "rear", "wheel", "inside"].map(src), count: 9, href: "/car/1" }

test("only the first of several pictures on a card is loaded eagerly", () => {
  const images = [...renderToStaticMarkup(<CarPicture {...strip} />).matchAll(/<img[^>]*>/g)].map(([tag]) => tag)

  expect(images.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true, true, true, true])
})

test("the link around a car's pictures can be clicked, but is hidden from keyboards and screen readers", () => {
  const html = renderToStaticMarkup(<CarPicture {...strip} />)

  expect(html.match(/<a [^>]*>/)?.[0]).toMatch(/tabindex="-1" aria-hidden="true" href="\/car\/1"/i)
  expect(renderToStaticMarkup(<CarPicture {...one} />)).not.toContain("<a")
})

test("a card with five pictures has at most 1.5 KB more HTML than a card with one picture", () => {
  const [single, several] = [one, strip].map((props) => renderToStaticMarkup(<CarPicture {...props} />).length)

  expect(Number(several) - Number(single)).toBeLessThan(1500)
})

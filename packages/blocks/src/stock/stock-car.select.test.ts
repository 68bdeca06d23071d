import { expect, test } from "vitest"
import { getMarket } from "./market.ts"
import { createPictureTemplates } from "./picture-templates.ts"
import { type CarsOf, createStockCar } from "./stock-car.select.ts"

const setup = (site: string): CarsOf => ({
  market: getMarket(site),
  pictures: {},
  carPath: null,
  monthly: null,
  showsVat: false,
})

test("a car's electric range and mileage are in the units of the country", () => {
  const doc = { car_id: "1", car_electric_range: 440, car_mileage: 4585 }
  const createFacts = (site: string) => [
    createStockCar(doc, setup(site)).electricRange,
    createStockCar(doc, setup(site)).mileage?.unit,
  ]

  expect(createFacts("uk-automotive")).toEqual([{ value: 273, unit: "mile" }, "mile"])
  expect(createFacts("se-used")).toEqual([{ value: 440, unit: "kilometer" }, "mile-scandinavian"])
})

test("a card links to the car's address and has its main picture, mileage and town [spec 2 §3 car.car_id car.slug car.car_primary_image car.car_mileage]", () => {
  const doc = {
    car_id: "57",
    slug: "2019-volvo-xc60",
    car_brand: "Volvo",
    car_model: "XC60",
    car_mileage: 6100,
    car_site_city: "Borås",
    car_primary_image: { original: "/-/media/57.jpg", thumbnail_url: "/-/media/57-small.jpg" },
  }

  expect(createStockCar(doc, { ...setup("se-used"), carPath: "/bil" })).toMatchObject({
    href: "/bil/57/2019-volvo-xc60",
    picture: { src: expect.stringContaining("/-/media/57.jpg"), alt: "Volvo XC60" },
    mileage: { value: 6100, unit: "mile-scandinavian" },
    city: "Borås",
  })
})

test("a light commercial vehicle is priced without VAT, including its campaign price [spec 2 §9 prices.lcv]", () => {
  const doc = {
    car_id: "1",
    car_vehicle_type_code: "LCV",
    car_has_campaign_price: true,
    car_retail_price: 250,
    car_retail_price_exkl_vat: 200,
    car_campaign_price: 225,
    car_campaign_price_exkl_vat: 180,
  }

  expect(createStockCar(doc, setup("se-used"))).toMatchObject({ isWithoutVat: true, price: 200, campaignPrice: 180 })
  expect(createStockCar({ ...doc, car_vehicle_type_code: "PC" }, setup("se-used"))).toMatchObject({
    price: 250,
    campaignPrice: 225,
  })
})

test("the URLs of pictures loaded in the browser have the same widths as in the server-rendered list", () => {
  const imageUrl = (src: string, width: number) =>
    `/_next/image?url=${encodeURIComponent(`https://a.example${src}`)}&w=${width}`
  const pictures = createPictureTemplates(["/-/media/one.svg"], { imageUrl })
  const car = createStockCar({ car_primary_image: { original: "/-/media/two.svg" } }, { ...setup("se-used"), pictures })
  const other = createStockCar(
    { car_primary_image: { original: "https://b.example/c.jpg" } },
    { ...setup("se-used"), pictures },
  )

  expect(car.picture?.src).toBe(imageUrl("/-/media/two.svg", 640))
  expect(car.picture?.srcSet).toContain(`${imageUrl("/-/media/two.svg", 320)} 320w`)
  expect(other.picture).toMatchObject({ src: "https://b.example/c.jpg" })
})

test("a card has the first five distinct pictures of a car and the total number of distinct pictures", () => {
  const createImages = (...names: readonly string[]) => names.map((name) => ({ original: `/${name}.jpg` }))
  const doc = { car_primary_image: { original: "/b.jpg" }, car_images: createImages(..."abbcdef") }

  expect(createStockCar(doc, setup("se-used"))).toMatchObject({
    picture: { src: "/b.jpg" },
    morePictures: ["/a.jpg", "/c.jpg", "/d.jpg", "/e.jpg"],
    pictureCount: 6,
  })
  expect(createStockCar({ car_images: createImages("a") }, setup("se-used")).picture).toBeNull()
})

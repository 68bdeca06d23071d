import { expect, test } from "vitest"
import { isChanged, isVectorAccepted, readPictureRequest, selectPictureFormat } from "./picture-request.ts"

const AS_IT_IS = { width: null, height: null, quality: null, stretches: false, format: null }

test.for([
  ["", {}],
  ["w=&h=&q=", {}],
  ["w=1&h=4096&q=100", { width: 1, height: 4096, quality: 100 }],
  ["w=100&mw=50", { width: 50 }],
  ["w=50&mw=100", { width: 50 }],
  ["mw=30&mh=40", { width: 30, height: 40 }],
  ["h=9&mh=8", { height: 8 }],
  ["iar=1", { stretches: true }],
  ["iar=0", {}],
  ["format=auto", {}],
  ["format=JPG", { format: "jpeg" }],
  ["format=jpeg", { format: "jpeg" }],
  ["format=avif", { format: "avif" }],
  ["format=webp", { format: "webp" }],
  ["format=png", { format: "png" }],
] as const)("the query string ?%s is parsed as a request for a resized or converted picture", ([query, wanted]) => {
  expect(readPictureRequest(new URLSearchParams(query))).toEqual({ ...AS_IT_IS, ...wanted })
})

test.for([
  ["w=0", "w=0 is no size. Use a whole number from 1 to 4096."],
  ["w=4097", "w=4097 is no size. Use a whole number from 1 to 4096."],
  ["mw=1.5", "mw=1.5 is no size. Use a whole number from 1 to 4096."],
  ["h=-1", "h=-1 is no size. Use a whole number from 1 to 4096."],
  ["mh=x", "mh=x is no size. Use a whole number from 1 to 4096."],
  ["q=0", "q=0 is no size. Use a whole number from 1 to 100."],
  ["q=101", "q=101 is no size. Use a whole number from 1 to 100."],
  ["format=gif", "format=gif is not known. Use auto, avif, webp, png, jpeg, jpg."],
  ["format=constructor", "format=constructor is not known. Use auto, avif, webp, png, jpeg, jpg."],
] as const)("the query string ?%s of a picture is rejected with an error message", ([query, message]) => {
  expect(() => readPictureRequest(new URLSearchParams(query))).toThrow(message)
})

test.for([
  [{}, false],
  [{ stretches: true }, false],
  [{ width: 1 }, true],
  [{ height: 1 }, true],
  [{ quality: 1 }, true],
  [{ format: "png" }, true],
] as const)("isChanged for a picture request with the options %j returns %s", ([wanted, changes]) => {
  expect(isChanged({ ...AS_IT_IS, ...wanted })).toBe(changes)
})

test.for([
  ["image/avif,image/webp", "png", "avif"],
  ["IMAGE/WEBP", "png", "webp"],
  ["*/*", "jpg", "jpeg"],
  ["*/*", "jpeg", "jpeg"],
  ["*/*", "png", "png"],
  ["", "svg", "png"],
  ["image/avif,image/webp,*/*", "gif", "webp"],
  ["image/avif,image/webp,*/*", "webp", "webp"],
  ["image/avif,*/*", "gif", "gif"],
  ["*/*", "gif", "gif"],
  ["image/webp;q=0,*/*", "gif", "gif"],
  ["*/*", "webp", "png"],
] as const)(
  "for the Accept header %j and a source of the type %s, the selected format is %s",
  ([accept, source, format]) => {
    expect(selectPictureFormat(accept, source)).toBe(format)
  },
)

test.for([
  ["", true],
  ["*/*", true],
  ["image/*", true],
  ["image/svg+xml", true],
  ["image/webp,image/png", false],
  ["text/html", false],
] as const)("isVectorAccepted for the Accept header %j returns %s", ([accept, takes]) => {
  expect(isVectorAccepted(accept)).toBe(takes)
})

import { expect, test } from "vitest"
import { createGuid, formatGuid, parseGuid, toBracedGuid } from "./guid.ts"

const GUID = "dd555a68-8bf8-4dfa-b67f-040be7d65c51"

test.for(["{DD555A68-8BF8-4DFA-B67F-040BE7D65C51}", "DD555A688BF84DFAB67F040BE7D65C51", GUID, ` ${GUID} `])(
  "parseGuid accepts the GUID format %s",
  (spelling) => {
    expect(parseGuid(spelling)).toBe(GUID)
  },
)

test.for([
  "",
  "home",
  "/sitecore/content",
  "{dd555a68}",
  `${GUID}0`,
  `0${GUID}`,
  GUID.slice(1),
  `{${GUID}`,
  `${GUID}}`,
  `x{${GUID}}`,
  `{${GUID}}x`,
  GUID.replace("d", "g"),
  `${GUID}|${GUID}`,
])("%s is not a valid GUID", (text) => {
  expect(parseGuid(text)).toBeNull()
})

test("a GUID is formatted in the same formats as in .NET", () => {
  expect([formatGuid(GUID), formatGuid(GUID, "n"), formatGuid(GUID, "D"), formatGuid(GUID, "d")]).toEqual([
    "DD555A688BF84DFAB67F040BE7D65C51",
    "DD555A688BF84DFAB67F040BE7D65C51",
    GUID,
    GUID,
  ])
  expect([formatGuid(GUID, "B"), formatGuid(GUID, "b"), toBracedGuid(GUID)]).toEqual(
    Array(3).fill("{DD555A68-8BF8-4DFA-B67F-040BE7D65C51}"),
  )
})

test("an unknown GUID format falls back to the format with 32 digits", () => {
  expect(formatGuid(GUID, "X")).toBe("DD555A688BF84DFAB67F040BE7D65C51")
})

/**
 * The expected GUIDs, which were created with another implementation of UUID version 5. They must not change, since
 * stored content depends on them.
 */
test.for([
  ["x", "e13ef936-263c-5a32-9698-1d69cb27bb36"],
  ["se-automotive/home", "13698fd8-ed70-58d8-b9bb-251e13bbf38d"],
  ["se-automotive/home2", "f4e94581-34a5-5d45-bf83-67b803103af5"],
  ["räksmörgås", "dcc8f56e-2171-5a28-ac3a-72f307a25618"],
  ["", "512658ab-4b91-565d-8c04-cacfe6a29040"],
] as const)("createGuid(%j) always returns %s", ([name, guid]) => {
  expect(createGuid(name)).toBe(guid)
})

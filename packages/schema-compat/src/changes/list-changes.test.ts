import { expect, test } from "vitest"
import type { ClassifyOptions } from "../change.types.ts"
import { classifyChange } from "../classify-change.ts"
import type { JsonObject } from "../json.ts"

type Schema = JsonObject | boolean

function listChanges(old: Schema, later: Schema, options: ClassifyOptions = {}): string[] {
  return classifyChange(old, later, options).changes.map(
    ({ rule, level, pointer, message }) => `${rule} ${level} ${pointer}: ${message}`,
  )
}

type Rows = readonly (readonly [old: Schema, later: Schema, lines: readonly string[]])[]

const text = { type: "string" }
const properties = (entries: JsonObject, more: JsonObject = {}) => ({ properties: entries, ...more })
const block = (value: JsonObject | boolean) => ({ "x-block": value })

const ANNOTATIONS: Rows = [
  [{ title: "a" }, { title: "b" }, ['annotation-changed patch /title: the schema: "title" changed.']],
  [{}, { description: "b" }, ['annotation-changed patch /description: the schema: "description" changed.']],
  [{ $comment: "a" }, {}, ['annotation-changed patch /$comment: the schema: "$comment" changed.']],
  [{}, { examples: [1] }, ['annotation-changed patch /examples: the schema: "examples" changed.']],
  [{}, { readOnly: true }, ['annotation-changed patch /readOnly: the schema: "readOnly" changed.']],
  [{}, { writeOnly: true }, ['annotation-changed patch /writeOnly: the schema: "writeOnly" changed.']],
  [
    {},
    { contentMediaType: "a" },
    ['annotation-changed patch /contentMediaType: the schema: "contentMediaType" changed.'],
  ],
  [{}, { contentEncoding: "a" }, ['annotation-changed patch /contentEncoding: the schema: "contentEncoding" changed.']],
  [{}, { "x-any": 1 }, ['annotation-changed patch /x-any: the schema: "x-any" changed.']],
  [{}, { any: 1, "x-renamedFrom": "b" }, []],
  [{ default: 1 }, { default: 2 }, ["default-changed minor /default: the schema: the default was 1 and is 2."]],
  [{}, { default: 2 }, ["default-changed minor /default: the schema: the default was none and is 2."]],
  [
    properties({ a: { default: "x".repeat(58) } }),
    properties({ a: { default: "x".repeat(59) } }),
    [`default-changed minor /properties/a/default: a: the default was "${"x".repeat(58)}" and is "${"x".repeat(58)}….`],
  ],
  [{}, { deprecated: true }, ["deprecated minor /deprecated: the schema is deprecated."]],
  [{ deprecated: true }, {}, ["annotation-changed patch /deprecated: the schema is no longer deprecated."]],
  [{}, { deprecated: false }, []],
  ...["x-cms-name", "x-cms-values", "x-cms-numbered"].map((keyword): Rows[number] => [
    { [keyword]: "a" },
    { [keyword]: "b" },
    [
      `cms-name-changed major /${keyword}: the schema: "${keyword}" was "a" and is "b", so content stored under the old spelling is not found.`,
    ],
  ]),
]

const BLOCKS: Rows = [
  [
    block({ area: ["main", "aside", "top"] }),
    block({ area: ["main", "foot", "end"] }),
    [
      "area-narrowed major /x-block/area: The block may no longer stand in aside or top.",
      "area-widened minor /x-block/area: The block may now stand in foot and end too.",
    ],
  ],
  [
    block({ area: ["a"] }),
    block({ area: ["a", "b"] }),
    ["area-widened minor /x-block/area: The block may now stand in b too."],
  ],
  [
    block({ area: ["a", "b"] }),
    block({ area: ["b"] }),
    ["area-narrowed major /x-block/area: The block may no longer stand in a."],
  ],
  [
    block({ placeholders: { main: { allow: ["a", "b", "c"] }, side: { allow: ["a"] } } }),
    block({ placeholders: { main: { allow: ["b", "d"] } } }),
    [
      "placeholder-narrowed major /x-block/placeholders: The placeholder main no longer takes a, c.",
      "placeholder-narrowed major /x-block/placeholders: The placeholder side no longer takes a.",
    ],
  ],
  [
    block({ placeholders: { main: { allow: ["a"] } } }),
    block(true),
    ["placeholder-narrowed major /x-block/placeholders: The placeholder main no longer takes a."],
  ],
  [block({ placeholders: { main: { allow: ["a"] } } }), block({ placeholders: { main: { allow: ["b", "a"] } } }), []],
  [
    block({ data: "a" }),
    block({ data: "b" }),
    ["data-changed major /x-block/data: The data that the block loads changed."],
  ],
  [
    block({ version: 1, area: ["a"] }),
    block({ version: 2, area: ["a"], icon: "x" }),
    [
      'annotation-changed patch /x-block/version: The block\'s "version" was 1 and is 2.',
      'annotation-changed patch /x-block/icon: The block\'s "icon" was none and is "x".',
    ],
  ],
  [
    block(true),
    block({ icon: "x" }),
    ['annotation-changed patch /x-block/icon: The block\'s "icon" was none and is "x".'],
  ],
  [
    block({ icon: "x" }),
    block(true),
    ['annotation-changed patch /x-block/icon: The block\'s "icon" was "x" and is none.'],
  ],
]

const bound = (keyword: string, previous: unknown, after: unknown, lines: readonly string[]): Rows[number] => [
  previous === undefined ? {} : { [keyword]: previous as number },
  after === undefined ? {} : { [keyword]: after as number },
  lines,
]

const BOUNDS: Rows = [
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"].flatMap(
    (keyword): Rows => [
      bound(keyword, 2, 3, [`bound-tightened major /${keyword}: the schema: "${keyword}" was 2 and is 3.`]),
      bound(keyword, 3, 2, [`bound-relaxed minor /${keyword}: the schema: "${keyword}" was 3 and is 2.`]),
      bound(keyword, undefined, 3, [`bound-tightened major /${keyword}: the schema: "${keyword}" was none and is 3.`]),
      bound(keyword, 3, undefined, [`bound-relaxed minor /${keyword}: the schema: "${keyword}" was 3 and is none.`]),
    ],
  ),
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"].flatMap(
    (keyword): Rows => [
      bound(keyword, 3, 2, [`bound-tightened major /${keyword}: the schema: "${keyword}" was 3 and is 2.`]),
      bound(keyword, 2, 3, [`bound-relaxed minor /${keyword}: the schema: "${keyword}" was 2 and is 3.`]),
      bound(keyword, undefined, 3, [`bound-tightened major /${keyword}: the schema: "${keyword}" was none and is 3.`]),
      bound(keyword, 3, undefined, [`bound-relaxed minor /${keyword}: the schema: "${keyword}" was 3 and is none.`]),
    ],
  ),
  [
    { contains: text, minContains: 1, maxContains: 5 },
    { contains: text, minContains: 2, maxContains: 6 },
    [
      'bound-tightened major /minContains: the schema: "minContains" was 1 and is 2.',
      'bound-relaxed minor /maxContains: the schema: "maxContains" was 5 and is 6.',
    ],
  ],
  bound("multipleOf", 2, 3, ['bound-changed major /multipleOf: the schema: "multipleOf" was 2 and is 3.']),
  bound("multipleOf", 2, 4, ['bound-changed major /multipleOf: the schema: "multipleOf" was 2 and is 4.']),
  [{}, { uniqueItems: true }, ['bound-tightened major /uniqueItems: the schema: "uniqueItems" was none and is true.']],
  [
    { uniqueItems: false },
    { uniqueItems: true },
    ['bound-tightened major /uniqueItems: the schema: "uniqueItems" was false and is true.'],
  ],
  [
    { uniqueItems: true },
    { uniqueItems: false },
    ['bound-relaxed minor /uniqueItems: the schema: "uniqueItems" was true and is false.'],
  ],
  [{ maxLength: 3 }, { maxLength: 3 }, []],
]

const VALUES: Rows = [
  [text, { type: "number" }, ["type-changed major /type: the schema: the type was string and is number."]],
  [
    { type: ["string", "null"] },
    text,
    ["type-narrowed major /type: the schema: the type was string or null and is string."],
  ],
  [text, {}, ["type-widened minor /type: the schema: the type was string and is any."]],
  [{}, text, ["type-narrowed major /type: the schema: the type was any and is string."]],
  [
    { type: "number" },
    { type: "integer" },
    ["type-narrowed major /type: the schema: the type was number and is integer."],
  ],
  [
    { type: "integer" },
    { type: "number" },
    ["type-widened minor /type: the schema: the type was integer and is number."],
  ],
  [{ const: 1 }, { const: 2 }, ["const-changed major /const: the schema: the value was 1 and is 2."]],
  [{ const: 1 }, {}, ["enum-value-added minor /enum: the schema: values beyond the listed ones fit now."]],
  [{}, { const: 1 }, ["enum-value-removed major /const: the schema: only 1 fit now."]],
  [{}, { enum: [1, "a"] }, ['enum-value-removed major /enum: the schema: only 1, "a" fit now.']],
  [{ enum: [1] }, {}, ["enum-value-added minor /enum: the schema: values beyond the listed ones fit now."]],
  [
    { enum: [1, { a: 1, b: 2 }] },
    { enum: [{ b: 2, a: 1 }, 3] },
    [
      "enum-value-removed major /enum: the schema: 1 is no choice any more.",
      "enum-value-added minor /enum: the schema: 3 is a new choice.",
    ],
  ],
  [{ const: 1 }, { enum: [1, 2] }, ["enum-value-added minor /enum: the schema: 2 is a new choice."]],
  [{ enum: [1, 2] }, { const: 1 }, ["enum-value-removed major /const: the schema: 2 is no choice any more."]],
  [
    { enum: [1], "x-exhaustive": true },
    { enum: [1, 2], "x-exhaustive": true },
    ["exhaustive-value-added major /enum: the schema: 2 is a new choice."],
  ],
  [
    { enum: [1], "x-exhaustive": true },
    { enum: [1, 2] },
    [
      'annotation-changed patch /x-exhaustive: the schema: "x-exhaustive" changed.',
      "exhaustive-value-added major /enum: the schema: 2 is a new choice.",
    ],
  ],
  [
    { enum: [1], "x-exhaustive": "yes" },
    { enum: [1, 2], "x-exhaustive": "yes" },
    ["enum-value-added minor /enum: the schema: 2 is a new choice."],
  ],
  [{}, { pattern: "^a" }, ['pattern-added major /pattern: the schema: texts must have the pattern "^a" now.']],
  [{ pattern: "^a" }, {}, ['pattern-removed minor /pattern: the schema: the pattern "^a" is gone.']],
  [
    { pattern: "^a" },
    { pattern: "^b" },
    ['pattern-changed major /pattern: the schema: the pattern was "^a" and is "^b".'],
  ],
  [{}, { format: "date" }, ['format-added major /format: the schema: texts must have the format "date" now.']],
  [{ format: "date" }, {}, ['format-removed patch /format: the schema: the format "date" is gone.']],
  [
    { format: "date" },
    { format: "time" },
    ['format-changed major /format: the schema: the format was "date" and is "time".'],
  ],
]

const createClosed = (entries: JsonObject, more: JsonObject = {}) =>
  properties(entries, { additionalProperties: false, ...more })

const MEMBERS: Rows = [
  [
    createClosed({}),
    createClosed({ a: text }),
    ["property-added minor /properties/a: a is new. Deploy those who read before those who write."],
  ],
  [
    createClosed({}),
    createClosed({ a: text }, { required: ["a"] }),
    ["required-property-added major /properties/a: a is new and must be given."],
  ],
  [createClosed({ a: text }), createClosed({}), ["property-removed major /properties/a: a is gone."]],
  [
    createClosed({ a: text }),
    createClosed({ b: text }),
    [
      "property-added minor /properties/b: b is new. Deploy those who read before those who write.",
      'property-removed major /properties/a: a is gone. If it is called b now, say so there: "x-renamedFrom": "a".',
    ],
  ],
  [
    createClosed({ a: text, c: text }),
    createClosed({ b: text, c: text, d: text }),
    [
      "property-added minor /properties/b: b is new. Deploy those who read before those who write.",
      "property-added minor /properties/d: d is new. Deploy those who read before those who write.",
      "property-removed major /properties/a: a is gone.",
    ],
  ],
  [
    createClosed({ a: text }),
    createClosed({ b: { type: "number" } }),
    [
      "property-added minor /properties/b: b is new. Deploy those who read before those who write.",
      "property-removed major /properties/a: a is gone.",
    ],
  ],
  [
    createClosed({ a: text }, { required: ["a"] }),
    createClosed({ b: { ...text, "x-renamedFrom": "a", maxLength: 3 } }, { required: ["b"] }),
    [
      "property-renamed major /properties/b: a is called b now.",
      'bound-tightened major /properties/b/maxLength: b: "maxLength" was none and is 3.',
    ],
  ],
  [
    createClosed({ a: text, b: text }),
    createClosed({ b: { ...text, "x-renamedFrom": "a" } }),
    ["property-removed major /properties/a: a is gone."],
  ],
  [
    createClosed({ a: text }),
    createClosed({ a: text, b: { ...text, "x-renamedFrom": "a" } }),
    ["property-added minor /properties/b: b is new. Deploy those who read before those who write."],
  ],
  [
    createClosed({ c: text }),
    createClosed({ c: text, b: { ...text, "x-renamedFrom": "a" } }),
    ["property-added minor /properties/b: b is new. Deploy those who read before those who write."],
  ],
  [
    createClosed({ a: text }),
    createClosed({ a: text }, { required: ["a"] }),
    ["required-added major /required: a must be given now."],
  ],
  [{}, { required: ["a"] }, ["required-added major /required: a must be given now."]],
  [
    createClosed({ a: text }),
    createClosed({ b: { ...text, "x-renamedFrom": "a" } }, { required: ["b"] }),
    [
      "property-renamed major /properties/b: a is called b now.",
      "required-added major /required: b must be given now.",
    ],
  ],
  [
    createClosed({ a: text }, { required: ["a"] }),
    createClosed({ a: text }),
    ["required-relaxed major /required: a may be left out now, so readers must do without it."],
  ],
  [
    createClosed({ a: text }, { required: ["a"] }),
    createClosed({ b: { ...text, "x-renamedFrom": "a" } }),
    [
      "property-renamed major /properties/b: a is called b now.",
      "required-relaxed major /required: b may be left out now, so readers must do without it.",
    ],
  ],
  [
    createClosed({ a: text, b: text }, { required: ["a"] }),
    createClosed({ b: text }),
    [
      "property-removed major /properties/a: a is gone.",
      "accepts-more minor : What was refused is valid now, for example {}.",
    ],
  ],
  [
    { required: ["a"] },
    {},
    ["required-relaxed major /required: a may be left out now, so readers must do without it."],
  ],
  [
    properties({ b: text }, { required: ["a"] }),
    properties({ b: text }),
    ["required-relaxed major /required: a may be left out now, so readers must do without it."],
  ],
  ...["additionalProperties", "unevaluatedProperties"].flatMap(
    (keyword): Rows => [
      [{}, { [keyword]: false }, [`object-closed major /${keyword}: the schema: other properties are refused now.`]],
      [{}, { [keyword]: text }, [`object-closed major /${keyword}: the schema: other properties are checked now.`]],
      [
        { [keyword]: true },
        { [keyword]: text },
        [`object-closed major /${keyword}: the schema: other properties are checked now.`],
      ],
      [
        { [keyword]: text },
        { [keyword]: false },
        [`object-closed major /${keyword}: the schema: other properties are refused now.`],
      ],
      [
        { [keyword]: false },
        { [keyword]: text },
        [`object-opened minor /${keyword}: the schema: other properties are let through now.`],
      ],
      [
        { [keyword]: false },
        {},
        [`object-opened minor /${keyword}: the schema: other properties are let through now.`],
      ],
      [
        { [keyword]: text },
        { [keyword]: true },
        [`object-opened minor /${keyword}: the schema: other properties are let through now.`],
      ],
      [{ [keyword]: true }, {}, []],
      [
        { [keyword]: text },
        { [keyword]: { type: "number" } },
        [`type-changed major /${keyword}/type: what the schema holds: the type was string and is number.`],
      ],
    ],
  ),
  [
    { items: text },
    { items: { type: "number" } },
    ["type-changed major /items/type: each of the schema: the type was string and is number."],
  ],
  [{}, { items: text }, ["schema-changed major /items: each of the schema: anything became a schema."]],
  [{ items: text }, { items: false }, ["schema-changed major /items: each of the schema: a schema became nothing."]],
  [
    { prefixItems: [text, text] },
    { prefixItems: [text, { type: "number" }] },
    ["type-changed major /prefixItems/1/type: entry 2 of the schema: the type was string and is number."],
  ],
  [
    { prefixItems: [text] },
    { prefixItems: [{ type: "number" }, text] },
    [
      "type-changed major /prefixItems/0/type: entry 1 of the schema: the type was string and is number.",
      "entries-changed major /prefixItems: the schema: the number of entries described one by one changed.",
    ],
  ],
]

const first = { type: "string" }
const second = { type: "number" }
const kind = (value: string, more: JsonObject = {}) =>
  ({ type: "object", properties: { kind: { const: value }, ...more }, required: ["kind"] }) as const

/**
 * The keyword `then` as a constant, since the linter would mistake an object literal with that property for a promise.
 */
const THEN = "then"

const BRANCHES: Rows = [
  ...["oneOf", "anyOf"].flatMap(
    (keyword): Rows => [
      [
        { [keyword]: [first] },
        { [keyword]: [first, second] },
        [`branch-added minor /${keyword}/1: the schema: alternative 2 of the schema is new.`],
      ],
      [
        { [keyword]: [first, second] },
        { [keyword]: [second] },
        [`branch-removed major /${keyword}/0: the schema: alternative 1 of the schema is gone.`],
      ],
      [{}, { [keyword]: [first] }, [`branch-removed major /${keyword}: the schema: "${keyword}" is new.`]],
      [{ [keyword]: [first] }, {}, [`branch-added minor /${keyword}: the schema: "${keyword}" is gone.`]],
      [{ [keyword]: [first, second] }, { [keyword]: [second, first] }, []],
      [
        { [keyword]: [first], "x-exhaustive": true },
        { [keyword]: [first, second], "x-exhaustive": true },
        [`exhaustive-value-added major /${keyword}/1: the schema: alternative 2 of the schema is a new alternative.`],
      ],
      [
        { [keyword]: [kind("a"), kind("b")] },
        { [keyword]: [kind("c"), kind("b"), kind("a", { size: true })] },
        [
          `branch-added minor /${keyword}/0: the schema: kind "c" is new.`,
          `property-added patch /${keyword}/2/properties/size: size is new. Deploy those who read before those who write.`,
        ],
      ],
      [
        { [keyword]: [{ ...first, title: "A" }, second] },
        { [keyword]: [second, { ...first, title: "A", maxLength: 2 }] },
        [`bound-tightened major /${keyword}/1/maxLength: A: "maxLength" was none and is 2.`],
      ],
      [
        { [keyword]: [{ ...first, maxLength: 3 }, second] },
        { [keyword]: [{ ...first, maxLength: 2 }, second] },
        [`bound-tightened major /${keyword}/0/maxLength: alternative 1 of the schema: "maxLength" was 3 and is 2.`],
      ],
    ],
  ),
  [{}, { allOf: [{ maxLength: 3 }] }, ['bound-tightened major /maxLength: the schema: "maxLength" was none and is 3.']],
  [
    { allOf: [{ not: first }, { minLength: 2 }] },
    { allOf: [{ not: second }, { minLength: 2 }] },
    ['condition-changed major /allOf/0/not: alternative 1 of the schema: "not" changed.'],
  ],
  ...["then", "else"].flatMap(
    (keyword): Rows => [
      [
        { if: first, [keyword]: { minLength: 1 } },
        { if: first, [keyword]: { minLength: 2 } },
        [`condition-changed ${keyword === "then" ? "major" : "patch"} /${keyword}: the schema: "${keyword}" changed.`],
      ],
    ],
  ),
  [{}, { not: first }, ['part-added major /not: the schema: "not" is new.']],
  [{ not: first }, {}, ['part-removed minor /not: the schema: "not" is gone.']],
  [{ not: first }, { not: second }, ['condition-changed major /not: the schema: "not" changed.']],
  [{}, { contains: first }, ['part-added major /contains: the schema: "contains" is new.']],
  [
    { propertyNames: { maxLength: 3 } },
    {},
    ['part-removed minor /propertyNames: the schema: "propertyNames" is gone.'],
  ],
  [
    { if: first, [THEN]: { minLength: 2 } },
    { if: second, [THEN]: { minLength: 2 } },
    ['condition-changed minor /if: the schema: "if" changed.'],
  ],
  [
    {},
    { dependentRequired: { a: ["b", "c"] } },
    ["part-added major /dependentRequired/a: the schema: documents with a are asked for something now."],
  ],
  [
    { dependentRequired: { a: ["b"] } },
    { dependentRequired: { a: ["c"] } },
    [
      "part-added major /dependentRequired/a: c must come with a now.",
      "part-removed minor /dependentRequired/a: b need not come with a any more.",
    ],
  ],
]

const GUARDS: Rows = [
  [{ maxLength: "x" }, { maxLength: 3 }, ['bound-changed major /maxLength: the schema: "maxLength" was "x" and is 3.']],
  [{ const: 1 }, { const: 1, title: "A" }, ['annotation-changed patch /title: the schema: "title" changed.']],
  [
    { const: 1, enum: [1, 2] },
    { const: 1, enum: [1, 3] },
    [
      "enum-value-removed patch /const: the schema: 2 is no choice any more.",
      "enum-value-added patch /const: the schema: 3 is a new choice.",
    ],
  ],
  [
    { enum: [1] },
    { enum: [1, 2], "x-exhaustive": true },
    [
      'annotation-changed patch /x-exhaustive: the schema: "x-exhaustive" changed.',
      "exhaustive-value-added major /enum: the schema: 2 is a new choice.",
    ],
  ],
  [
    createClosed({ a: text, b: { $ref: "#/$defs/x" } }, { $defs: { x: text, y: text } }),
    createClosed({ a: text, c: { $ref: "#/$defs/y" } }, { $defs: { x: text, y: text } }),
    [
      "property-added minor /properties/c: c is new. Deploy those who read before those who write.",
      "property-removed major /properties/b: b is gone.",
    ],
  ],
  [
    createClosed({ a: text }),
    createClosed({ a: text }, { required: ["b"] }),
    ["required-added major /required: b must be given now."],
  ],
  [
    createClosed({}),
    properties({}),
    ["object-opened minor /additionalProperties: the schema: other properties are let through now."],
  ],
  [{ items: text }, {}, ["schema-changed minor /items: each of the schema: a schema became anything."]],
  [
    { dependencies: { a: ["b"] } },
    { dependencies: { a: { required: ["b"] } } },
    ["part-removed patch /dependencies/a: b need not come with a any more."],
  ],
  [
    { anyOf: [{ $ref: "#/$defs/x" }, { $ref: "#/$defs/y" }], $defs: { x: text, y: { type: "number" } } },
    {
      anyOf: [{ $ref: "#/$defs/y" }, { $ref: "#/$defs/x" }],
      $defs: { x: { ...text, maxLength: 2 }, y: { type: "number" } },
    },
    ['bound-tightened major /$defs/x/maxLength: #/$defs/x: "maxLength" was none and is 2.'],
  ],
  [
    { anyOf: [{ type: "string" }, { type: "string" }, { type: "null" }] },
    { anyOf: [{ type: "string" }, { type: "null" }] },
    ["branch-removed patch /anyOf/1: the schema: alternative 2 of the schema is gone."],
  ],
  [
    { anyOf: [{ ...text, title: "A" }, { type: "number" }] },
    { anyOf: [{ ...text, title: "B", maxLength: 2 }, { type: "number" }] },
    ["branch-added patch /anyOf/0: the schema: B is new.", "branch-removed major /anyOf/0: the schema: A is gone."],
  ],
  [
    { anyOf: [{ ...text, maxLength: 9 }, { type: "number" }] },
    { anyOf: [{ type: "number" }, { type: "boolean" }, { ...text, maxLength: 2 }] },
    [
      "branch-added minor /anyOf/1: the schema: alternative 2 of the schema is new.",
      "branch-added minor /anyOf/2: the schema: alternative 3 of the schema is new.",
      "branch-removed major /anyOf/0: the schema: alternative 1 of the schema is gone.",
    ],
  ],
  [{ not: first }, { not: { ...first } }, []],
  [{ not: first, title: "A" }, { not: { ...first, title: "B" }, title: "A" }, []],
  [{}, { if: second }, ['condition-changed patch /if: the schema: "if" changed.']],
  [{ if: second }, {}, ['condition-changed patch /if: the schema: "if" changed.']],
  [
    { $ref: "gone.json" },
    { $ref: "gone.json", title: "A" },
    ['annotation-changed patch /title: the schema: "title" changed.'],
  ],
  [
    { $ref: "#/$defs/a", $defs: { a: text } },
    { $ref: "#/$defs/b", $defs: { a: text, b: { ...text, maxLength: 2 } } },
    ['bound-tightened major /maxLength: the schema: "maxLength" was none and is 2.'],
  ],
  [
    { $defs: { node: { properties: { next: { $ref: "#/$defs/node" }, size: { maximum: 3 } } } }, $ref: "#/$defs/node" },
    { $defs: { node: { properties: { next: { $ref: "#/$defs/node" }, size: { maximum: 2 } } } }, $ref: "#/$defs/node" },
    ['bound-tightened major /$defs/node/properties/size/maximum: size: "maximum" was 3 and is 2.'],
  ],
]

const MERGED: Rows = [
  [
    {
      allOf: [
        { maxLength: 5, minLength: 1 },
        { maxLength: 3, minLength: 2 },
      ],
    },
    { maxLength: 4, minLength: 1 },
    [
      'bound-relaxed minor /minLength: the schema: "minLength" was 2 and is 1.',
      'bound-relaxed minor /maxLength: the schema: "maxLength" was 3 and is 4.',
    ],
  ],
  [
    { minLength: 4, maxLength: 7, allOf: [{ minLength: 2, maxLength: 9 }] },
    { minLength: 3, maxLength: 8 },
    [
      'bound-relaxed minor /minLength: the schema: "minLength" was 4 and is 3.',
      'bound-relaxed minor /maxLength: the schema: "maxLength" was 7 and is 8.',
    ],
  ],
  [
    createClosed({ a: text }),
    {
      properties: { a: text },
      additionalProperties: false,
      allOf: [{ properties: { a: { maxLength: 3 } }, required: ["a"] }],
    },
    [
      'bound-tightened major /properties/a/maxLength: a: "maxLength" was none and is 3.',
      "required-added major /required: a must be given now.",
    ],
  ],
  [
    { multipleOf: 2, allOf: [{ multipleOf: 3 }] },
    { multipleOf: 6 },
    [
      'bound-changed patch /multipleOf: the schema: "multipleOf" was 2 and is 6.',
      "part-removed patch /allOf/0: the schema: alternative 1 of the schema is gone.",
    ],
  ],
  [{ title: "A", allOf: [{ title: "B", maxLength: 3 }] }, { title: "A", maxLength: 3 }, []],
  [
    { $ref: "#/$defs/a", $defs: { a: { maxLength: 3 } } },
    { maxLength: 2, $defs: { a: { maxLength: 3 } } },
    ['bound-tightened major /maxLength: the schema: "maxLength" was 3 and is 2.'],
  ],
  [
    { $ref: "elsewhere.json" },
    { $ref: "other.json" },
    ['reference-changed major /$ref: the schema: "$ref" leads elsewhere.'],
  ],
  [
    { $defs: { a: text }, items: { $ref: "#/$defs/a" } },
    { $defs: { a: { ...text, maxLength: 3 } }, items: { $ref: "#/$defs/a" } },
    ['bound-tightened major /$defs/a/maxLength: each of the schema: "maxLength" was none and is 3.'],
  ],
  [true, false, ["schema-changed major : the schema: anything became nothing."]],
  [false, {}, ["schema-changed minor : the schema: nothing became a schema."]],
  [
    { patternProperties: { "^a": text } },
    { patternProperties: { "^a": { type: "number" }, "^b": text } },
    [
      "type-changed major /patternProperties/^a/type: ^a: the type was string and is number.",
      "part-added major /patternProperties/^b: the schema: names that match ^b are asked for something now.",
    ],
  ],
  [
    { patternProperties: { "^a": text } },
    {},
    ["part-removed minor /patternProperties/^a: the schema: names that match ^a are asked for nothing any more."],
  ],
  [
    { dependentSchemas: { a: { required: ["b"] } } },
    { dependentSchemas: { a: { required: ["c"] } } },
    [
      "required-added major /dependentSchemas/a/required: c must be given now.",
      "required-relaxed major /dependentSchemas/a/required: b may be left out now, so readers must do without it.",
    ],
  ],
  [
    { dependencies: { a: ["b"] } },
    { dependencies: { a: ["b", "c"] } },
    ["part-added major /dependencies/a: c must come with a now."],
  ],
  [{ items: [text], additionalItems: text }, { prefixItems: [text], items: text }, []],
]

test.each([...GUARDS, ...MERGED, ...ANNOTATIONS, ...BLOCKS, ...BOUNDS, ...VALUES, ...MEMBERS, ...BRANCHES])(
  "from the schema %j to the schema %j, the expected changes are listed",
  (old, later, lines) => {
    expect(listChanges(old, later)).toEqual(lines)
  },
)

test("a change in a referenced file is listed at the reference, unless `followFiles` is off", () => {
  const schema = { $id: "a.json", properties: { b: { $ref: "b.json" } } }
  const files = (maxLength: number) => ({ "a.json": schema, "b.json": { type: "string", maxLength } })
  const options = { schemas: files(2), oldSchemas: files(3) }
  const line = 'bound-tightened major /properties/b/maxLength: b: "maxLength" was 3 and is 2.'
  const later = { ...schema, title: "A" }
  const title = 'annotation-changed patch /title: the schema: "title" changed.'

  expect(listChanges(schema, schema, options)).toEqual([line])
  expect(listChanges(schema, later, options)).toEqual([title, line])
  expect(listChanges(schema, later, { ...options, followFiles: false })).toEqual([
    title,
    'accepts-less major : What was valid is refused now, for example {"b":"aaa"}.',
  ])
  const inList = { $id: "a.json", prefixItems: [true, { items: { $ref: "b.json" } }] }
  expect(listChanges(inList, inList, options)).toEqual([
    'bound-tightened major /prefixItems/1/items/maxLength: each of entry 2 of the schema: "maxLength" was 3 and is 2.',
  ])
})

import { toPascalCase, toSentenceCase, toSpokenName } from "../names.ts"
import { DIALECT } from "../schema/dialect.ts"
import type { Json } from "../schema/json.ts"

export function toCallName(name: string): string {
  return `fetch${toPascalCase(name)}`
}

export function createContract(name: string): Json {
  const spoken = toSpokenName(name)
  return {
    openapi: "3.1.1",
    info: {
      title: toSentenceCase(name),
      version: "1.0.0",
      summary: `The ${spoken}.`,
      description: "Browsers call their site on these paths, and the site calls the service with its key.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The site itself, for browsers; the service, for sites." }],
    tags: [{ name, description: `Calls of the ${spoken}.` }],
    paths: {
      [`/api/${name}/{id}`]: {
        get: {
          operationId: toCallName(name),
          tags: [name],
          summary: "Returns the item with an identifier.",
          "x-limits": { address: 600 },
          security: [{ siteKey: [] }],
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              description: "The identifier of the item.",
              schema: { type: "string", minLength: 1, maxLength: 40 },
            },
          ],
          responses: {
            "200": {
              description: "The item.",
              content: { "application/json": { schema: { $ref: `${name}.schema.json` } } },
            },
            ...Object.fromEntries(
              Object.entries({ 400: "BadRequest", 401: "ApiKeyWrong", 429: "TooManyRequests", 500: "ServerError" }).map(
                ([status, part]) => [status, { $ref: `../standard/standard.parts.json#/responses/${part}` }],
              ),
            ),
          },
        },
      },
    },
    components: {
      securitySchemes: {
        siteKey: {
          type: "apiKey",
          in: "header",
          name: "x-api-key",
          description: "The site's key. A secret: it stays on the server.",
        },
      },
    },
  }
}

export function createResponseSchema(name: string): Json {
  return {
    $schema: DIALECT,
    $id: `services/${name}/${name}.schema.json`,
    title: `${toPascalCase(name)}Response`,
    type: "object",
    description: "The item with an identifier.",
    properties: { id: { type: "string", description: "The identifier of the item." } },
    required: ["id"],
    additionalProperties: true,
  }
}

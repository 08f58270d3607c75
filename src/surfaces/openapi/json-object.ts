/** A JSON object of a document; OpenAPI's own shape is proved by a validator in the tests. */
export type JsonObject = Readonly<Record<string, unknown>>;

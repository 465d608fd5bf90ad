// Generates an OpenAPI 3.1 document from the operations that the client uses.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { OperationSpec } from '~/api/http/operation';
import { getOpenEnumValues } from '~/api/http/wire';
import { OPERATIONS } from '~/api/operations';
import { createUpload } from '~/api/uploads';

type Json = Readonly<Record<string, unknown>>;

/** The schemas of records that a "get" operation returns. Each becomes a named component. */
const records = z.registry<{ id: string }>();
for (const { id, response } of OPERATIONS)
  if (/^\w+\.get$/.test(id)) records.add(response, { id: id.replace('.get', '') });
const written: Record<string, unknown> = {};

const toComponents = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** Converts a schema of a request or response. Additional fields in a response are allowed. */
function toSchema(schema: z.ZodMiniType): Json {
  // Wraps the schema as optional, so that a named record isn't at the top level, where it would be inlined instead of
  // referenced.
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(z.optional(schema), {
    io: 'input',
    // Generates a schema that accepts any value if JSON Schema can't represent the value, because the console shows or
    // sends such values unchanged.
    unrepresentable: 'any',
    metadata: records,
    override: ({ zodSchema, jsonSchema }) => {
      const words = getOpenEnumValues(zodSchema);
      // Lists the known values as examples instead of using `enum`, because the platform may add values.
      if (words) jsonSchema.examples = [...words];
      // Omits JavaScript's largest safe integer, which isn't a limit of the platform.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  for (const [name, { id: _id, ...record }] of Object.entries($defs ?? {}))
    written[name] = toComponents(record);
  return toComponents(json) as Json;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const toObjectSchema = (schema: z.ZodMiniType | undefined): ObjectSchema => (schema ? toSchema(schema) : {});

/** The schemas of the path parameters that the workspace provides. */
const SCOPE_PARAMETERS: Readonly<Record<string, Json>> = {
  accountId: { type: 'integer' },
  tenant: { type: 'string' },
};

/** Maps the first part of operation IDs, which is used as the tag, to the tag's description. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Signing in, with a password and further challenges',
  conversations: 'Conversations and their messages, which the console only reads',
  inboxes: 'Inboxes and their message templates',
  cannedResponses: 'Canned responses',
  macros: 'Macros',
  automationRules: 'Automation rules, which the console only reads',
  availabilityReasons: 'Reasons why an agent is unavailable',
  teams: 'Teams and their members',
  agents: 'The people of an account',
  labels: 'Labels',
  portals: 'Portals of the help center',
  categories: 'Categories of a portal',
  articles: 'Articles of a portal',
  uploads: 'Images of articles',
  emailSenders: 'Senders of email campaigns',
  campaigns: 'Campaigns; creating one sends it',
  assistants: 'Assistants, at a service of their own',
};

const [{ match: SUMMARIES }] = JSON.parse(readFileSync('src/i18n/messages/platform.en.json', 'utf8'))
  .platform_operation_name as [{ readonly match: Readonly<Record<string, string>> }];

/** Returns the name of an operation that the page "API status" shows. */
function getSummary(id: string): string {
  const summary = SUMMARIES[`operation=${id.replaceAll('.', '-')}`];
  if (summary === undefined) throw new Error(`The message platform_operation_name doesn’t name ${id}.`);
  return summary;
}

const getServiceName = ({ service = 'platform' }: OperationSpec) => service;

function toParameters(operation: OperationSpec): Json[] {
  const params = toObjectSchema(operation.params).properties ?? {};
  const query = toObjectSchema(operation.query);
  const headers = toObjectSchema(operation.headers);
  return [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: params[name] ?? SCOPE_PARAMETERS[name] ?? {},
    })),
    ...(getServiceName(operation) === 'platform'
      ? [{ name: 'chat-instance', in: 'header', required: true, schema: { type: 'integer' } }]
      : []),
    ...Object.entries(headers.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'header',
      required: headers.required?.includes(name) ?? false,
      schema,
    })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
  ];
}

/**
 * The body of an upload. It is written by hand, because the schema of a multipart form can't be generated from the
 * operation.
 */
const UPLOAD = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { attachment: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['attachment'],
    },
  },
};

function toRequestBody(operation: OperationSpec): Json | undefined {
  if (operation.id === createUpload.id) return { required: true, content: UPLOAD };
  return (
    operation.body && {
      required: true,
      content: { 'application/json': { schema: toSchema(operation.body) } },
    }
  );
}

function toOperation(operation: OperationSpec): Json {
  const { id, origin, who, oneShot, response } = operation;
  const [resource] = id.split('.');
  const schema = toSchema(response);
  const requestBody = toRequestBody(operation);
  const service = getServiceName(operation);
  return {
    operationId: id,
    summary: getSummary(id),
    tags: [resource],
    ...(origin === 'assumed' && { 'x-assumed': true }),
    ...(who && { 'x-who': who }),
    ...(oneShot && { 'x-never-repeated': true }),
    ...(service !== 'platform' && { servers: [SERVERS[service]] }),
    ...(service === 'auth' && { security: [] }),
    parameters: toParameters(operation),
    ...(requestBody && { requestBody }),
    responses: {
      '2XX': {
        description: 'Success. The response to a write may have no body.',
        ...(Object.keys(schema).length > 0 && { content: { 'application/json': { schema } } }),
      },
      '4XX': { description: 'A rejection. The body is usually JSON.' },
      default: { description: 'A failure. Whether a write was carried out is unknown.' },
    },
  };
}

const server = (key: string, description: string) => ({
  url: `{${key}}`,
  description,
  variables: { [key]: { default: 'https://platform.example', description: `\`${key}\` of config.json` } },
});

const SERVERS = {
  platform: server('platformUrl', 'The platform'),
  auth: server('authUrl', 'Signing in'),
  assistant: server('assistantUrl', "The assistants' service"),
} as const;

/**
 * Returns the document. Assumed operations are marked with `x-assumed`. The key `operations` in config.json can change
 * their paths.
 */
export function createOpenApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'What the console calls',
      version: '1',
      description:
        'Written by `npm run openapi`. Operations with `x-assumed` aren’t part of the contract. Their paths are assumptions, which `operations` in config.json can correct.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [SERVERS.platform],
    security: [{ idToken: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: written,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'The `id_token` of signing in.' },
      },
    },
  };
}

/** Returns the OpenAPI document as the content of docs/openapi.json. */
export const formatOpenApi = (): string => `${JSON.stringify(createOpenApi(), null, 2)}\n`;

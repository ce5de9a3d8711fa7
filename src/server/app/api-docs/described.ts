/** The description as it is made: OpenAPI as far as it is touched here. */
import type { Schema } from './samples.ts';

type Media = { schema?: Schema | undefined; example?: unknown };
export type Content = { content?: Record<string, Media> };
export type DescribedOperation = {
  operationId?: string;
  deprecated?: boolean;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: string;
    description?: string;
    schema?: Schema;
    example?: unknown;
    required?: boolean;
    deprecated?: boolean;
    allowReserved?: boolean;
    allowEmptyValue?: boolean;
    style?: string;
    explode?: boolean;
  }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};

export type Described = {
  paths: Record<string, Record<string, DescribedOperation>>;
  tags: { name: string; description: string }[];
  webhooks: object;
  components: object;
};

/** What a request costs and what is left of the budget of its caller. */
import { builder } from '../../builder';
import type { Budget } from '../../context';

interface RateLimitRow {
  cost: number;
  /** Undefined for a caller without a budget. */
  budget: Budget | undefined;
}

const NO_LIMIT = 'null without limit: for a signed-in admin, and on a server that has none';

const rateLimitType = builder.objectRef<RateLimitRow>('RateLimit').implement({
  description:
    'What a request costs, and what is left of the budget of its caller: of the address, or of its API key.',
  fields: (t) => ({
    cost: t.exposeInt('cost', {
      description:
        'Cost units of this request, 1 or more, by its complexity and the length of the request. A signed-in admin is not charged.',
    }),
    limit: t.int({
      nullable: true,
      description: `Cost units of the caller per minute; ${NO_LIMIT}.`,
      resolve: ({ budget }) => budget?.limit,
    }),
    remaining: t.int({
      nullable: true,
      description: `Cost units that are left after this request, 0 or more; ${NO_LIMIT}.`,
      resolve: ({ budget }) => budget?.remaining,
    }),
    used: t.int({
      nullable: true,
      description: `\`limit\` minus \`remaining\`; ${NO_LIMIT}.`,
      resolve: ({ budget }) => budget && budget.limit - budget.remaining,
    }),
    resetAt: t.string({
      nullable: true,
      description: `When the whole budget is available again, if nothing else is requested, in ISO 8601, UTC; ${NO_LIMIT}.`,
      resolve: ({ budget }) => budget && timeIn(budget.reset),
    }),
  }),
});

const timeIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

builder.queryField('rateLimit', (t) =>
  t.field({
    type: rateLimitType,
    description:
      'What this request costs and what is left of the budget of the caller. A response with this field is never cached, so the request is charged each time.',
    args: {
      dryRun: t.arg.boolean({
        defaultValue: false,
        description:
          'True to learn the cost without executing the request: the response has only `rateLimit`, and the request costs no more than the units of its length, usually 1. A request that exceeds a limit is refused in the same way.',
      }),
    },
    resolve: (_query, _args, context) => {
      context.isCacheable = false;
      const { cost = 0, budget } = context.usage;
      return { cost, budget };
    },
  }),
);

-- Tokens given to the AI service on each day of the mill, so that a restart does not refill the purse.
create table assistant_spend (
  day text primary key,
  tokens bigint not null,
  answers bigint not null
);

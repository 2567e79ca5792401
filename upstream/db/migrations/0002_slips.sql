-- One line of a slip with the verdict on it; a null refusal lets it pass.
CREATE TYPE judged_line AS (
  seq bigint, ref text, add int, option text, number text, price bigint, bet_min bigint, bet_max bigint,
  rate int, refusal jsonb
);

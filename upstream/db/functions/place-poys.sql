-- Decides slips of one round one after the other, each as place_poy does by itself, with one round trip and one commit
-- for all. A slip that is refused writes nothing; an error undoes all of them, and the caller places them singly.
-- Locks in the order of place_poy, but all accounts by id before all sales by option and number, so that groups and
-- single slips never wait for each other in a circle.
-- p_sizes: how many of the lines that follow belong to each slip. Money in satang, multipliers in hundredths.
-- Returns the verdicts in the order of the slips.
CREATE OR REPLACE FUNCTION place_poys(
  p_bet_id text, p_kind text, p_members text[], p_keys text[], p_body_hashes text[], p_notes text[], p_sizes int[],
  p_refs text[], p_adds int[], p_options text[], p_numbers text[], p_prices bigint[], p_multiplies int[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_verdicts jsonb[] := '{}';
  v_from int := 1;
  v_to int;
BEGIN
  PERFORM share_round(p_bet_id);
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id;
  -- Where the round takes no slip, no account and no number is touched.
  IF FOUND AND round_gate(v_round, app_now()) IS NULL THEN
    PERFORM 1 FROM account WHERE kind = 'cash' AND owner = ANY (p_members::uuid[]) ORDER BY id FOR UPDATE;
    INSERT INTO exposure (bet_id, option, number)
      SELECT DISTINCT p_bet_id, line.option, line.number
      FROM unnest(p_options, p_numbers) AS line (option, number)
      JOIN round_rate r ON r.bet_id = p_bet_id AND r.option = line.option AND r.multiply_hundredths > 0
      ORDER BY 2, 3
      ON CONFLICT DO NOTHING;
    PERFORM lock_sold(p_bet_id, p_options, p_numbers);
  END IF;
  FOR at IN 1 .. cardinality(p_members) LOOP
    v_to := v_from + p_sizes[at] - 1;
    v_verdicts := v_verdicts || place_poy(p_members[at]::uuid, p_bet_id, p_keys[at], p_body_hashes[at], p_notes[at],
      p_kind, p_refs[v_from:v_to], p_adds[v_from:v_to], p_options[v_from:v_to], p_numbers[v_from:v_to],
      p_prices[v_from:v_to], p_multiplies[v_from:v_to]);
    v_from := v_to + 1;
  END LOOP;
  RETURN to_jsonb(v_verdicts);
END $$;

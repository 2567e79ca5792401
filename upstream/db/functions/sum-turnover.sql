-- Sums a member's stakes between one credit and the next, and their days (sum_days), from where it was left, over the
-- next p_most postings of their cash and up to the first that is not final. A stake counts for the credit before it in the ledger, whenever its slip
-- was settled; what came before the first credit counts for none.
-- The numbers of an account's movements rise in the order in which they are committed, because whoever posts takes them
-- while holding the account: what one statement sees of it has no gap. So nothing is locked here that a bet waits for,
-- only the member's row of turnover_sum: of two processes the second goes on where the first ended.
-- Sums that were made for other kinds of credit are made anew.
-- Returns {looked: at how many postings, summed: how many of them}.
CREATE OR REPLACE FUNCTION sum_turnover(p_member uuid, p_most int) RETURNS jsonb
LANGUAGE plpgsql SET jit = off SET random_page_cost = 1.1 AS $$
DECLARE
  v_account bigint := (SELECT id FROM account WHERE owner = p_member AND kind = 'cash');
  v_sum turnover_sum;
  v_kinds text[];
  v_looked int;
  v_summed int;
  v_last bigint;
BEGIN
  INSERT INTO turnover_sum (member, kinds) VALUES (p_member, '{}') ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT v_sum FROM turnover_sum WHERE member = p_member FOR UPDATE;
  -- Read once, under the lock: the sums and the kinds that are kept with them never differ.
  v_kinds := ARRAY(SELECT kind FROM turnover_percent ORDER BY kind);
  IF v_sum.kinds <> v_kinds THEN
    DELETE FROM staked_credit WHERE member = p_member;
    DELETE FROM member_day WHERE member = p_member;
    UPDATE turnover_sum SET up_to = 0, entries = 0, kinds = v_kinds, slips_up_to = 0, plays_up_to = NULL
      WHERE member = p_member RETURNING * INTO v_sum;
  END IF;
  WITH next AS MATERIALIZED (
    SELECT * FROM postings_after(v_account, v_sum.up_to) ORDER BY movement LIMIT p_most
  ), final AS MATERIALIZED (
    SELECT movement, coalesce(staked, 0) AS staked, coalesce(
        max(movement) FILTER (WHERE kind = ANY (v_kinds)) OVER (ORDER BY movement),
        (SELECT max(movement) FROM staked_credit WHERE member = p_member)) AS credit
    FROM next
    WHERE movement < coalesce((SELECT min(movement) FROM next WHERE NOT is_final), 9223372036854775807)
  ), kept AS (
    INSERT INTO staked_credit AS known (member, movement, staked)
      SELECT p_member, credit, sum(staked) FROM final WHERE credit IS NOT NULL GROUP BY credit
      ON CONFLICT (member, movement) DO UPDATE SET staked = known.staked + excluded.staked
  ), moved AS (
    UPDATE turnover_sum SET up_to = final.last, entries = entries + final.many
      FROM (SELECT max(movement) AS last, count(*) AS many FROM final) final
      WHERE member = p_member AND final.last IS NOT NULL
  )
  SELECT (SELECT count(*) FROM next), (SELECT count(*) FROM final), (SELECT max(movement) FROM final)
    INTO v_looked, v_summed, v_last;
  PERFORM sum_days(p_member, v_account, v_sum.up_to, v_last);
  RETURN jsonb_build_object('looked', v_looked, 'summed', v_summed);
END $$;
